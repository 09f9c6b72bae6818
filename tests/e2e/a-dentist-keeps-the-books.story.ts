import { expect, type Locator, type Page } from '@playwright/test';
import type { Asset, Expense } from '../../src/schema/accounting/ledger.ts';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import type { Category } from '../../src/schema/ledger/category-draft.ts';
import { onCreate } from './contract-form.ts';
import { counted, enterAll, ledgerForm } from './ledger-form.ts';
import { test } from './practice.ts';
import { untilKept } from './support/device.ts';
import { holdTime, waitOut } from './support/time.ts';

const row = (page: Page, text: string): Locator => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const NEW_NAME = 'نام دسته‌بندی جدید';

const drag = async (page: Page, handle: Locator, dx: number): Promise<void> => {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The row is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y, { steps: 4 });
  await page.mouse.move(x + dx, y, { steps: 4 });
  await page.mouse.up();
};

test('categories are added in both parts, renamed, asked about and deleted, and one in use stays with its reason', async ({ page, practice: { provider } }) => {
  const [used] = await provider.rows<Category>('assetCategories');
  if (!used) throw new Error('The practice has no categories.');

  await test.step('from the settings, one part open at a time, by keys as well', async () => {
    await page.goto('/settings');
    await page.getByText('گروه‌بندی', { exact: false }).first().click();
    await page.getByRole('link', { name: 'مدیریت دسته‌بندی‌ها' }).click();
    await expect(page).toHaveURL('/categories');
    const assets = page.getByRole('button', { name: /^دسته‌بندی دارایی‌ها/ });
    await assets.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/categories/assets');
    await expect(assets).toBeFocused();
    await expect(assets).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('what was typed outlives a reload, and is added to the open part', async () => {
    await page.getByLabel(NEW_NAME).fill('نرم‌افزار تازه');
    await page.reload();
    await expect(page.getByLabel(NEW_NAME)).toHaveValue('نرم‌افزار تازه');
    await page.getByLabel(NEW_NAME).press('Enter');
    await expect(page.getByText('دسته‌بندی دارایی با موفقیت ثبت شد.')).toBeVisible();
    await expect(row(page, 'نرم‌افزار تازه')).toBeVisible();
    await expect(page.getByLabel(NEW_NAME)).toHaveValue('');
    await page.getByRole('button', { name: /^دسته‌بندی هزینه‌ها/ }).click();
    await page.getByLabel(NEW_NAME).fill('بیمه مطب');
    await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await expect(row(page, 'بیمه مطب')).toBeVisible();
  });

  await test.step('is renamed at its own address', async () => {
    const id = (await provider.rows<Category>('expenseCategories')).find(({ name }) => name === 'بیمه مطب')?.id;
    await page.goto(`/edit-expense-category/${id}`);
    await page.getByLabel('نام دسته‌بندی').fill('بیمه');
    await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await expect(page).toHaveURL('/categories/expenses');
    await expect(page.getByText('دسته‌بندی هزینه با موفقیت به‌روزرسانی شد.')).toBeVisible();
  });

  await test.step('is deleted after a question; one in use is not', async () => {
    await page.getByRole('button', { name: 'حذف بیمه', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'بله، حذف شود' }).click();
    await expect(page.getByText('دسته‌بندی هزینه با موفقیت حذف شد.')).toBeVisible();
    await page.getByRole('button', { name: /^دسته‌بندی دارایی‌ها/ }).click();
    await page.getByRole('button', { name: `حذف ${used.name}`, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'بله، حذف شود' }).click();
    await expect(dialog).toContainText('خطا در حذف دسته‌بندی دارایی: حذف ممکن نیست؛ هنوز در دارایی‌ها به کار رفته است.');
  });
});

test('from the quick actions an asset and an expense are entered on two tabs, with a category that is added on the way', async ({
  page,
  practice: { provider },
}) => {
  const form = ledgerForm(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'اقدام سریع' }).click();
  // The link rises near the button: a tap on it in the same moment would be taken for a slip of the finger.
  await expect(async () => {
    await page.getByRole('link', { name: /دارایی جدید/ }).click({ timeout: 1000 });
    await expect(page).toHaveURL('/new-asset-expense', { timeout: 1000 });
  }).toPass();

  await test.step('a category from its list, over a form that loses nothing', async () => {
    await form.name.fill('اسکنر داخل دهانی');
    await form.price.fill('1000000000001');
    await page.getByRole('button', { name: /^دسته‌بندی/ }).click();
    await page.getByRole('option').first().waitFor();
    const sheet = page.getByRole('dialog', { name: 'افزودن دسته‌بندی دارایی' });
    // A second tap on the spot that opened the list would be taken for a slip of the finger.
    await expect(async () => {
      await page.getByRole('button', { name: 'افزودن دسته‌بندی', exact: true }).click({ timeout: 1000 });
      await expect(sheet).toBeVisible({ timeout: 1000 });
    }).toPass();
    await sheet.getByLabel('نام دسته‌بندی').fill('تصویربرداری');
    await sheet.getByRole('button', { name: 'ذخیره' }).click();
    await expect(sheet).toBeHidden();
    await expect(form.name).toHaveValue('اسکنر داخل دهانی');
    await expect(page.getByRole('button', { name: /^دسته‌بندی/ })).toContainText('تصویربرداری');
    await form.add.click();
    await expect(form.rows).toHaveCount(1);
  });

  await test.step('the other tab has a form and a list of its own, and the keys stay on the tabs', async () => {
    await form.tab(/^دارایی/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/new-asset-expense/expense');
    await expect(form.tab(/^هزینه/)).toBeFocused();
    await expect(form.tab(/^دارایی/)).toHaveText('دارایی (۱ در لیست)');
    await form.name.fill('سرویس اسکنر');
    await form.category('مواد مصرفی');
    await form.price.fill('5000000');
    await form.save.click();
    await expect(page).toHaveURL(/\/expense-category\/\d+\/items/);
    await expect(row(page, 'سرویس اسکنر')).toContainText('۵٬۰۰۰٬۰۰۰ تومان');
  });

  await test.step('what waited is sent, a trillion to the toman', async () => {
    await page.goto('/new-asset-expense');
    await expect(form.rows).toHaveCount(1);
    await form.save.click();
    await expect(page).toHaveURL(/\/asset-category\/\d+\/items/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('تصویربرداری');
    await expect(row(page, 'اسکنر داخل دهانی')).toContainText('۱٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۱ تومان');
    const stored = (await provider.rows<Asset>('assets')).filter(({ name }) => name === 'اسکنر داخل دهانی');
    expect(stored.map(({ price }) => price)).toEqual([1_000_000_000_001]);
  });

  await test.step('and stands in the inventory, found by its category', async () => {
    await page.goto('/inventory');
    await page.getByRole('searchbox').fill('تصویربرداری');
    await expect(row(page, 'اسکنر داخل دهانی')).toContainText('امروز');
  });
});

test('a stored expense is changed at its address alone, swiped to be edited, and swiped away', async ({ page, practice: { provider } }) => {
  const [category] = await provider.rows<Category>('expenseCategories');
  const id = await provider.create('expenses', {
    name: 'تعمیر یونیت',
    price: 9_000_000,
    date: tehranDay(Date.now()),
    expense_category: category?.id,
    transaction_number: '55',
  });
  await page.goto(`/new-asset-expense/expense/${id}`);
  const form = ledgerForm(page);
  await expect(form.name).toHaveValue('تعمیر یونیت');
  await form.price.fill('9500000');
  await page.reload();
  await expect(form.price).toHaveValue('۹٬۵۰۰٬۰۰۰');
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(page).toHaveURL(`/expense-category/${category?.id}/items`);
  const item = row(page, 'تعمیر یونیت');
  await expect(item).toContainText('۹٬۵۰۰٬۰۰۰ تومان');
  await drag(page, item, 130);
  await item.getByRole('button', { name: /^ویرایش/ }).click();
  await expect(page).toHaveURL(`/new-asset-expense/expense/${id}`);
  await page.goBack();
  await drag(page, item, -130);
  await item.getByRole('button', { name: /^حذف/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('آیا مطمئن هستید که می‌خواهید این هزینه را حذف کنید؟');
  await dialog.getByRole('button', { name: 'بله، حذف شود' }).click();
  await expect(item).toBeHidden();
  expect((await provider.rows<Expense>('expenses')).some((each) => each.id === id)).toBe(false);
});

test('a category that another desk deletes while something is typed is said at its field, and another is taken', async ({ page, practice: { provider } }) => {
  const gone = await provider.create('assetCategories', { name: 'موقت' });
  await page.goto('/new-asset-expense');
  const form = ledgerForm(page);
  await form.name.fill('کمد');
  await form.category('موقت');
  await form.price.fill('3000000');
  // Nobody here hears of it: the list that is asked for again now and then does not come.
  await page.route('**/api/assets-categories/', (route) => route.abort());
  await provider.remove('assetCategories', gone);
  await form.save.click();
  // The provider refuses it, in the list with its field and the reason.
  await expect(form.rows.first()).toContainText('خطا در ثبت دارایی: دسته‌بندی:');
  await page.getByRole('button', { name: /^گزینه‌های کمد/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش', exact: true }).click();
  await expect(form.name).toHaveValue('کمد');
  await page.unroute('**/api/assets-categories/');
  await page.reload();
  await expect(page.getByRole('button', { name: /^دسته‌بندی/ })).toHaveAttribute('aria-invalid', 'true');
  await form.category('مبلمان');
  await form.save.click();
  await expect(page).toHaveURL(/\/asset-category\/\d+\/items/);
  await expect(row(page, 'کمد')).toBeVisible();
});

test('of three expenses the refused one stays with its reason, and what was stored is not sent again', async ({ page, practice: { provider } }) => {
  const posts = counted(page, 'POST', '/api/expenses/');
  await onCreate(page, '/api/expenses/', (route, nth) =>
    nth === 2 ? route.fulfill({ status: 400, json: { price: ['بیش از اندازه است.'] } }) : route.fallback(),
  );
  await page.goto('/new-asset-expense/expense');
  await enterAll(page, ['هزینه یکم', 'هزینه دوم', 'هزینه سوم'], 'مواد مصرفی');
  const form = ledgerForm(page);
  await form.save.click();
  await expect(page.getByText('خطا در ثبت هزینه: مبلغ: بیش از اندازه است.')).toBeVisible();
  await form.save.click();
  await expect(page).toHaveURL(/\/expense-category\/\d+\/items/);
  expect(posts()).toBe(4);
  const stored = (await provider.rows<Expense>('expenses')).map(({ name }) => name);
  for (const name of ['هزینه یکم', 'هزینه دوم', 'هزینه سوم']) expect(stored.filter((each) => each === name)).toHaveLength(1);
});

test('when the answer to one of three assets is lost, it is looked up and nothing is sent twice', async ({ page, practice: { provider } }) => {
  const posts = counted(page, 'POST', '/api/assets/');
  await onCreate(page, '/api/assets/', async (route, nth) => {
    if (nth !== 2) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await holdTime(page);
  await page.goto('/new-asset-expense');
  await enterAll(page, ['ابزار یکم', 'ابزار دوم', 'ابزار سوم'], 'ابزار دستی');
  await ledgerForm(page).save.click();
  await expect(page.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(page);
  await expect(page).toHaveURL(/\/asset-category\/\d+\/items/);
  expect(posts()).toBe(3);
  const stored = (await provider.rows<Asset>('assets')).map(({ name }) => name);
  for (const name of ['ابزار یکم', 'ابزار دوم', 'ابزار سوم']) expect(stored.filter((each) => each === name)).toHaveLength(1);
});

test('a category that was being added over the form is there again after a reload, and the form takes it', async ({ page }) => {
  await page.goto('/new-asset-expense');
  const form = ledgerForm(page);
  await form.name.fill('کولر گازی');
  await form.price.fill('58000000');
  await page.getByRole('button', { name: /^دسته‌بندی/ }).click();
  await page.getByRole('button', { name: 'افزودن دسته‌بندی', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'افزودن دسته‌بندی دارایی' });
  await sheet.getByRole('textbox', { name: 'نام دسته‌بندی' }).fill('تأسیسات تازه');
  await untilKept(page, 'تأسیسات تازه');
  await page.reload();
  await expect(sheet.getByRole('textbox', { name: 'نام دسته‌بندی' })).toHaveValue('تأسیسات تازه');
  await sheet.getByRole('button', { name: 'ذخیره' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^دسته‌بندی/ })).toContainText('تأسیسات تازه');
  await expect(form.name).toHaveValue('کولر گازی');
});

test('a figure of some days leads to the rows of these days, through a reload and back, and to all of them at one tap', async ({ page }) => {
  await page.goto('/accounting?tab=expense');
  await page.getByRole('radio', { name: 'ماه گذشته' }).check({ force: true });
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  const first = page.getByRole('list', { name: 'دسته‌بندی‌های هزینه' }).getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(/\/expense-category\/\d+\/items\?from=\d{4}-\d{2}-\d{2}&to=/);
  const strip = page.getByText(/^فقط از /);
  await expect(strip).toBeVisible();
  const shown = await page.getByText(/^جمع [۰-۹٬]+ تومان$/).textContent();
  await page.reload();
  await expect(strip).toBeVisible();
  await expect(page.getByText(/^جمع [۰-۹٬]+ تومان$/)).toHaveText(shown ?? '');
  // Whoever changes a row of these days is among them again.
  const item = page.getByRole('main').getByRole('listitem').first();
  await drag(page, item, 130);
  await item.getByRole('button', { name: /^ویرایش/ }).click();
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(page).toHaveURL(/\/items\?from=/);
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'نمایش همه روزها' }).click();
  await expect(strip).toBeHidden();
  await expect(page).toHaveURL(/\/items$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/accounting\?tab=expense&from=/);
});

test('days in an address that are none are said, and all days are shown', async ({ page }) => {
  await page.goto('/accounting?from=2026-11-21&to=2026-10-23');
  await expect(page.getByText('پایان بازه پیش از آغاز آن است. همه روزها نمایش داده می‌شود.')).toBeVisible();
  await page.goto('/inventory');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'خروجی فایل' }).click();
  await page.getByRole('button', { name: 'جدول همین صفحه (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^matab-inventory-\d{4}-\d{2}-\d{2}\.csv$/);
});
