import type { Locator, Page } from '@playwright/test';
import { expect, test } from './practice.ts';
import { untilKept } from './support/device.ts';
import { letters } from './support/letters.ts';
import { printedBy } from './support/printed.ts';
import { choose } from './treatment-form.ts';

const form = (page: Page) => ({
  drug: page.getByRole('textbox', { name: /^نام دارو/ }),
  count: page.getByRole('textbox', { name: /^تعداد/ }),
  usage: page.getByRole('textbox', { name: /^دستور مصرف/ }),
  add: page.getByRole('button', { name: 'افزودن به لیست', exact: true }),
  print: page.getByRole('button', { name: 'چاپ نسخه', exact: true }),
  rows: page.getByRole('list', { name: 'اقلام نسخه' }).getByRole('listitem'),
});

const write = async (page: Page, drug: string, count: string, usage: string) => {
  const { drug: name, count: often, usage: how } = form(page);
  await name.fill(drug);
  await often.fill(count);
  await how.fill(usage);
};

/** A second tap on the place of the first, as quick as this, is taken for part of it. */
const answer = (question: Locator, name: string) =>
  expect(async () => {
    if (await question.isVisible()) await question.getByRole('button', { name }).click();
    await expect(question).toBeHidden({ timeout: 500 });
  }).toPass();

/** Somebody with a long name who must not have penicillin. */
const LONG = `${'سیده‌فاطمه‌زهرا '.repeat(4)}موسوی`.slice(0, 80);
const ALLERGIC = {
  ...{ first_name: LONG, last_name: 'طباطبایی‌نژاد', national_number: 12345679, gender: 2, birth_date: '1990-05-05' },
  ...{ drug_allergies: 'پني‌سيلين, گرده گل', current_medications: 'وارفارین' },
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript('window.print = () => { window.printed = true; };');
});

test('a prescription is written with the allergies in sight, marked where they speak against it, and printed on A5 as it was shown', async ({
  page,
  practice: { provider },
}) => {
  const id = await provider.create('patients', ALLERGIC);
  await page.goto('/prescription');
  const { drug, add, print, rows } = form(page);
  await choose(page, 'بیمار', 'طباطبایی');
  await expect(page.getByRole('alert').filter({ hasText: 'حساسیت‌های دارویی' })).toContainText('پنی‌سیلین');
  await expect(page.getByText('وارفارین')).toBeVisible();

  // Typed without a half-space and with other letters, it is known all the same.
  await drug.fill('اموكسي سيلين');
  await expect(page.getByText('هم‌خانواده با حساسیت ثبت‌شده بیمار: «پنی‌سیلین»')).toBeVisible();
  await write(page, 'آموکسی‌سیلین', '۲۱', 'هر ۸ ساعت یک عدد');
  await page.getByRole('button', { name: 'کپسول ۵۰۰ میلی‌گرم' }).click();
  await add.click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('هم‌خانواده با حساسیت');
  await expect(page.getByText('۱ قلم با حساسیت ثبت‌شده بیمار سازگار نیست')).toBeVisible();

  // What is complete in the form goes along; HTML is text.
  await write(page, '<b>Ibuprofen</b>', '20', 'در صورت درد');
  await untilKept(page, 'Ibuprofen');
  await page.reload();
  await expect(drug).toHaveValue('<b>Ibuprofen</b>');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('وارفارین')).toBeVisible();
  await expect(page.getByText('در حال خواندن پرونده')).toHaveCount(0);
  // What stands in the form is asked about, and nothing is printed that was not seen.
  await print.click();
  const question = page.getByRole('alertdialog', { name: 'یک قلم هنوز در فرم است' });
  await expect(question).toContainText('«<b>Ibuprofen</b>» به نسخه اضافه نشده است.');
  await answer(question, 'افزودن و چاپ');
  // So is what is marked, by name.
  const marked = page.getByRole('alertdialog', { name: 'نسخه با حساسیت بیمار سازگار نیست' });
  await expect(marked).toContainText('«آموکسی‌سیلین»؛');
  expect(await page.evaluate(() => 'printed' in window)).toBe(false);
  await answer(marked, 'با این حال چاپ شود');
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
  const { pages, size, embedded } = await printedBy(page);
  expect([size, embedded, pages.length]).toEqual([[420, 595], true, 1]);
  const text = letters(pages[0] ?? '');
  for (const said of [
    'نسخه',
    LONG,
    'طباطبایی‌نژاد',
    '۰۰۱۲۳۴۵۶۷۹',
    'آموکسی‌سیلین',
    'کپسول ۵۰۰ میلی‌گرم',
    'هر ۸ ساعت یک عدد',
    '<b>Ibuprofen</b>',
    'مهر و امضای دندانپزشک',
  ])
    expect(text).toContain(letters(said));
  expect(text.indexOf(letters('آموکسی‌سیلین'))).toBeLessThan(text.indexOf('bIbuprofenb'));
  // What warns the dentist is not said to everybody who reads the paper.
  expect(text).not.toContain(letters('حساسیت'));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rows).toHaveCount(2);

  // A new one is begun, and taken back; whoever comes next has none of it.
  await page.getByRole('button', { name: 'نسخه تازه' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'بازگردانی' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'بیمار دیگر' }).click();
  const other = await provider.filePatient('بی‌حساسیت');
  await page.goto(`/prescription?patient=${other}`);
  await expect(page.getByText('بی‌حساسیت').first()).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.goto(`/prescription?patient=${id}`);
  await expect(rows).toHaveCount(2);
});

test('from the file of a patient one writes them a prescription or a message, without choosing them again', async ({ page, practice: { provider } }) => {
  const id = await provider.create('patients', { ...ALLERGIC, first_name: 'مریم', phone: '+989701234567' });
  await page.goto(`/patient/${id}`);
  const ways = page.getByRole('navigation', { name: 'برگه‌های این بیمار' });
  await ways.getByRole('button', { name: 'نسخه' }).click();
  await expect(page).toHaveURL(/\/prescription\?patient=\d+$/);
  await expect(page.getByRole('alert').filter({ hasText: 'حساسیت‌های دارویی' })).toContainText('پنی‌سیلین');
  // A proposed drug that speaks against them is marked before it is chosen.
  await expect(page.getByRole('button', { name: 'آموکسی‌سیلین', exact: true })).toHaveAttribute('aria-description', /هم‌خانواده/);
  await expect(page.getByRole('button', { name: 'ایبوپروفن', exact: true })).not.toHaveAttribute('aria-description');
  await page.goBack();
  await ways.getByRole('button', { name: 'پیامک' }).click();
  await expect(page.getByRole('list', { name: 'گیرندگان' }).getByRole('listitem')).toContainText('۰۹۷۰ ۱۲۳ ۴۵۶۷');
  await page.goBack();
  await ways.getByRole('button', { name: 'لابراتوار' }).click();
  await expect(page).toHaveURL(/\/send-to-lab\?patient=\d+$/);
});

test('where the file cannot be read, that is said and asked about before anything is printed, and who was deleted is said to be', async ({
  page,
  practice: { provider },
}) => {
  const id = await provider.create('patients', ALLERGIC);
  await page.route('**/api/patients/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/prescription?patient=${id}`);
  const { add, print } = form(page);
  await expect(page.getByText('حساسیت‌ها معلوم نیست: پرونده بیمار خوانده نشد.')).toBeVisible();
  await write(page, 'آموکسی‌سیلین', '۰۲۱', 'هر ۸ ساعت یک عدد');
  await add.click();
  await print.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('حساسیت‌ها معلوم نیست');
  await question.getByRole('button', { name: 'انصراف' }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(false);

  // The file comes alone, as soon as it is asked for again.
  await page.unroute('**/api/patients/**');
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(page.getByText('وارفارین')).toBeVisible();
  await expect(page.getByText('۱ قلم با حساسیت ثبت‌شده بیمار سازگار نیست')).toBeVisible();
  await print.click();
  await answer(page.getByRole('alertdialog', { name: 'نسخه با حساسیت بیمار سازگار نیست' }), 'با این حال چاپ شود');
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
  const { pages } = await printedBy(page);
  expect(letters(pages[0] ?? '')).toContain(letters('طباطبایی‌نژاد'));
  expect(letters(pages[0] ?? '')).toContain(letters('تعداد۲۱'));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await provider.remove('patients', id);
  await page.reload();
  await expect(page.getByText('این بیمار حذف شده است؛ حساسیت‌هایش معلوم نیست.')).toBeVisible();
});

test('a prescription of many lines names the patient and counts on every page, and keeps what was written in several lines', async ({
  page,
  practice: { provider },
}) => {
  const id = await provider.create('patients', { ...ALLERGIC, first_name: 'مریم', drug_allergies: '' });
  await page.goto(`/prescription?patient=${id}`);
  const { add, print, rows } = form(page);
  await expect(page.getByText('وارفارین')).toBeVisible();
  for (let line = 1; line <= 8; line += 1) {
    await write(page, `داروی شماره ${line}`, '10', 'هر ۸ ساعت\nپس از غذا');
    await add.click();
    await expect(rows).toHaveCount(line);
  }
  await print.click();
  await answer(page.getByRole('alertdialog', { name: 'نسخه با حساسیت بیمار سازگار نیست' }), 'با این حال چاپ شود');
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
  const { pages } = await printedBy(page);
  expect(pages).toHaveLength(2);
  for (const [index, each] of pages.entries()) {
    expect(letters(each), String(index)).toContain(letters('خانم مریم طباطبایی‌نژاد'));
    expect(letters(each)).toContain(letters(`صفحه ${index === 0 ? '۱' : '۲'} از ۲`));
  }
});

test('without a patient, without a line, or with half of one nothing is printed, and the field says why', async ({ page, practice: { provider } }) => {
  const id = await provider.filePatient('نسخه‌ای');
  await page.goto('/prescription');
  const { drug, print, usage } = form(page);
  await expect(page.getByText('نسخه برای یک بیمار است')).toBeVisible();
  await expect(drug).toHaveCount(0);
  await page.goto(`/prescription?patient=${id}`);
  await expect(page.getByText('نسخه‌ای').first()).toBeVisible();
  await print.click();
  await expect(page.getByText('نسخه بدون دارو چاپ نمی‌شود؛ نام دارو را بنویسید.')).toBeVisible();
  await expect(drug).toBeFocused();
  await drug.fill('ایبوپروفن');
  await print.click();
  await expect(page.getByText('لطفاً تعداد را وارد کنید.')).toBeVisible();
  await expect(page.getByText('لطفاً دستور مصرف را بنویسید.')).toBeVisible();
  await expect(usage).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => 'printed' in window)).toBe(false);
});
