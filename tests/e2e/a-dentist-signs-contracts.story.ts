import { expect } from '@playwright/test';
import type { ConstantTariff, Contract } from '../../src/schema/clinics/contract.ts';
import { persianDigits } from '../../src/schema/kit/digits.ts';
import { contractForm, newClinic, onCreate, signed, tariffForm, thisYear } from './contract-form.ts';
import { test } from './practice.ts';
import { holdTime, waitOut } from './support/time.ts';
import { countCreates } from './treatment-form.ts';

const SERVICES = ['بلیچینگ', 'پالپوتومی', 'پست و کور', 'جرم‌گیری', 'رادیوگرافی'] as const;

test('a combined contract is signed from nothing, and its tariffs follow', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  await page.goto(`/contracts/${clinic}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('قراردادهای کلینیک نو');
  await expect(page.getByText('هیچ قراردادی برای این کلینیک یافت نشد.')).toBeVisible();
  const contract = contractForm(page);
  await contract.start.fill('۱۴۰۵/۰۱/۰۱');
  await expect(contract.end).toHaveValue('۱۴۰۶/۰۱/۰۱');
  await contract.kind('ترکیبی');
  await contract.percent.fill('۴۰');
  await expect(page.getByText(/از ۱٬۰۰۰٬۰۰۰ تومان، سهم شما ۴۰۰٬۰۰۰/)).toBeVisible();
  await contract.add.click();
  // A reload in the middle goes on.
  await page.reload();
  await expect(contract.rows).toHaveCount(1);
  await contract.save.click();

  await expect(page).toHaveURL(`/constant-tariffs/${clinic}`);
  await expect(page.getByText('۱ قرارداد با موفقیت ذخیره شد.')).toBeVisible();
  const tariff = tariffForm(page);
  await tariff.service(SERVICES[0]);
  await tariff.price.fill('2500000');
  await page.reload();
  await expect(tariff.price).toHaveValue('۲٬۵۰۰٬۰۰۰');
  await tariff.add.click();
  await tariff.service(SERVICES[1]);
  await tariff.price.fill('900000');
  await tariff.save.click();
  await expect(page).toHaveURL(`/edit-clinic/${clinic}/tariffs`);
  await expect(page.getByText('۲ تعرفه با موفقیت ذخیره شد.')).toBeVisible();

  const [stored] = (await provider.rows<Contract>('contracts')).filter((row) => row.clinic === clinic);
  expect(stored).toMatchObject({ start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 3, percent: 40, is_active: true });
  const prices = (await provider.rows<ConstantTariff>('constantTariffs')).filter((row) => row.contract === stored?.id);
  expect(prices.map(({ price }) => price)).toEqual([2_500_000, 900_000]);
});

test('days that overlap by one are refused and what they overlap is named; the day on which the last one ends is taken', async ({
  page,
  practice: { provider },
}) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  await signed(provider, clinic);
  await page.goto(`/contracts/${clinic}`);
  await expect(page.getByText('امروز برقرار است')).toBeVisible();
  const form = contractForm(page);
  await form.start.fill(`${thisYear()}/12/29`);
  await form.kind('درصدی');
  await form.percent.fill('101');
  await form.add.click();
  await expect(page.getByText('لطفاً اطلاعات معتبر وارد کنید (تاریخ شروع باید قبل از تاریخ پایان باشد و درصد باید بین ۰ تا ۱۰۰ باشد).')).toBeVisible();
  await form.percent.fill('50');
  await form.add.click();
  await expect(page.getByRole('alert').getByText('تاریخ‌های قرارداد با قراردادهای موجود همپوشانی دارند.')).toBeVisible();
  await expect(page.getByRole('alert').getByText(`ترکیبی، ۴۰٪، ${persianDigits(thisYear())}/۰۱/۰۱ تا ${persianDigits(thisYear() + 1)}/۰۱/۰۱`)).toBeVisible();
  await page.getByRole('button', { name: 'شروع از پایان آخرین قرارداد' }).click();
  await form.save.click();
  await expect(page).toHaveURL(`/constant-tariffs/${clinic}`);
  expect((await provider.rows<Contract>('contracts')).filter((row) => row.clinic === clinic)).toHaveLength(2);
});

test('a service has one price in a contract, and a stored price is changed alone', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  const contract = await signed(provider, clinic);
  await page.goto(`/constant-tariffs/${clinic}`);
  const form = tariffForm(page);
  await form.service(SERVICES[0]);
  await form.price.fill('2500000');
  await form.add.click();
  await form.service(SERVICES[0]);
  await form.price.fill('2600000');
  await form.add.click();
  await expect(page.getByRole('alert').getByText('این نوع خدمت قبلاً برای این قرارداد ثبت شده است.')).toBeVisible();
  await expect(form.rows).toHaveCount(1);
  await form.service(SERVICES[1]);
  await form.save.click();
  await expect(page).toHaveURL(`/edit-clinic/${clinic}/tariffs`);

  const patches: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && patches.push(request.postDataJSON()));
  await page.goto(`/constant-tariffs/${clinic}`);
  await page.getByRole('textbox', { name: /^درصد افزایش/ }).fill('10');
  await page.getByRole('button', { name: 'افزودن افزایش‌ها به لیست' }).click();
  await expect(form.rows).toHaveCount(2);
  await expect(form.rows.first()).toContainText('پیش از این ۲٬۵۰۰٬۰۰۰ تومان');
  await form.save.click();
  await expect(page).toHaveURL(`/edit-clinic/${clinic}/tariffs`);
  expect(patches).toEqual([{ price: 2_750_000 }, { price: 2_860_000 }]);
  const prices = (await provider.rows<ConstantTariff>('constantTariffs')).filter((row) => row.contract === contract);
  expect(prices.map(({ price }) => price)).toEqual([2_750_000, 2_860_000]);
});

test('a refusal of two fields is told by their names, and stands at them when the row is taken back', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  await onCreate(page, '/api/contracts/', (route) => route.fulfill({ status: 400, json: { start_date: ['زود است.'], percent: ['زیاد است.'] } }));
  await page.goto(`/contracts/${clinic}`);
  const form = contractForm(page);
  await form.start.fill('1405/01/01');
  await form.kind('درصدی');
  await form.percent.fill('50');
  await form.save.click();
  await expect(page.getByText('خطا در ثبت قرارداد: تاریخ شروع: زود است، درصد: زیاد است.')).toBeVisible();
  await page.getByRole('button', { name: /^گزینه‌های درصدی، ۵۰٪/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش', exact: true }).click();
  await expect(page.getByText('زود است.', { exact: true })).toBeVisible();
  await expect(page.getByText('زیاد است.', { exact: true })).toBeVisible();
  await expect(form.percent).toHaveValue('۵۰');
});

test('of three tariffs the refused one stays with its reason, and alone is sent again', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  const contract = await signed(provider, clinic);
  const creates = countCreates(page, 'constantTariffs');
  await onCreate(page, '/api/constant-tariffs/', (route, nth) =>
    nth === 2 ? route.fulfill({ status: 400, json: { price: ['زیاد است.'] } }) : route.fallback(),
  );
  await page.goto(`/constant-tariffs/${clinic}`);
  const form = tariffForm(page);
  for (const service of SERVICES.slice(0, 3)) {
    await form.service(service);
    await form.price.fill('700000');
    await form.add.click();
  }
  await form.save.click();
  await expect(page.getByText('خطا در ثبت تعرفه: قیمت: زیاد است.')).toBeVisible();
  await expect(page.getByText('۲ تعرفه ثبت شد و ۱ تعرفه در لیست باقی ماند.')).toBeVisible();
  const stored = async () => (await provider.rows<ConstantTariff>('constantTariffs')).filter((row) => row.contract === contract).length;
  expect([creates(), await stored()]).toEqual([3, 2]);
  await form.save.click();
  await expect(page).toHaveURL(`/edit-clinic/${clinic}/tariffs`);
  expect([creates(), await stored()]).toEqual([4, 3]);
});

test('when the answer to the third of five is lost, nothing is sent twice', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  const contract = await signed(provider, clinic);
  const creates = countCreates(page, 'constantTariffs');
  await onCreate(page, '/api/constant-tariffs/', async (route, nth) => {
    if (nth !== 3) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await holdTime(page);
  await page.goto(`/constant-tariffs/${clinic}`);
  const form = tariffForm(page);
  for (const service of SERVICES) {
    await form.service(service);
    await form.price.fill('700000');
    await form.add.click();
  }
  await form.save.click();
  await expect(page.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(page);
  await expect(page).toHaveURL(`/edit-clinic/${clinic}/tariffs`);
  await expect(page.getByText('۵ تعرفه با موفقیت ذخیره شد.')).toBeVisible();
  expect(creates()).toBe(5);
  expect((await provider.rows<ConstantTariff>('constantTariffs')).filter((row) => row.contract === contract)).toHaveLength(5);
});

test('a contract that is deleted elsewhere while its tariffs are typed costs nothing of what was typed', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  const contract = await signed(provider, clinic);
  await page.goto(`/constant-tariffs/${clinic}`);
  const form = tariffForm(page);
  await form.service(SERVICES[0]);
  await form.price.fill('700000');
  await form.add.click();
  await provider.remove('contracts', contract);
  await form.save.click();
  await expect(form.rows.getByText('این قرارداد دیگر وجود ندارد. قرارداد دیگری انتخاب کنید.')).toBeVisible();
  await expect(form.rows).toContainText([SERVICES[0]]);
  // Another contract takes what was typed.
  await signed(provider, clinic, { contract_type: 2, percent: 0 });
  await page.reload();
  await expect(form.rows).toHaveCount(1);
  await page.getByRole('button', { name: /^انتقال به قرارداد/ }).click();
  await page.getByRole('option', { name: /تعرفه ثابت/ }).click();
  await expect(form.rows).toContainText(['۷۰۰٬۰۰۰']);
  await form.save.click();
  await expect(page).toHaveURL(`/edit-clinic/${clinic}/tariffs`);
});

test('a stored contract is changed by drawing its row aside, and deleted after a question', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  await signed(provider, clinic, { contract_type: 1, percent: 50 });
  await page.goto(`/contracts/${clinic}`);
  const row = page.getByRole('list', { name: 'قراردادها به ترتیب زمان' }).getByRole('listitem');
  await row.scrollIntoViewIfNeeded();
  const box = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 110, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await row.getByRole('button', { name: /^ویرایش/ }).click();
  const form = contractForm(page);
  await expect(form.percent).toHaveValue('۵۰');
  await form.percent.fill('55');
  await form.save.click();
  await expect(page).toHaveURL(`/edit-clinic/${clinic}/contracts`);
  await page.goto(`/contracts/${clinic}`);
  await page.getByRole('button', { name: /^گزینه‌های درصدی، ۵۵٪/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(page.getByText('آیا مطمئن هستید که می‌خواهید این قرارداد را حذف کنید؟')).toBeVisible();
  await page.getByRole('button', { name: 'بله، حذف شود' }).click();
  await expect(page.getByText('هیچ قراردادی برای این کلینیک یافت نشد.')).toBeVisible();
});
