import type { Page } from '@playwright/test';
import { formatAmount } from '../../src/schema/kit/money.ts';
import { expect, type Practice, test } from './practice.ts';
import { signIn, signOut } from './signing-in.ts';
import { stored, untilKept } from './support/device.ts';
import { printedBy } from './support/printed.ts';

/** As one text: where digits meet letters, a reader of the file sets blanks as it likes. */
const run = (text: string): string => text.replace(/\s/g, '');
const timesIn = (text: string, part: string): number => run(text).split(run(part)).length - 1;

/** Presses the button and waits until the print dialog would open; the layout stands until it would close. */
const layOut = async (page: Page) => {
  await page.evaluate('delete window.printed');
  await page.getByRole('button', { name: 'چاپ', exact: true }).click();
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
  return page.locator('[data-print-sheet]');
};
const closeDialog = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

/** Treats somebody of the practice so often, for a sum that only one treatment has. */
const treat = async ({ provider }: Practice, patient: number, costs: readonly number[]): Promise<void> => {
  const [{ id: procedure_type } = { id: 0 }] = await provider.rows<{ readonly id: number }>('procedureTypes');
  const contracts = await provider.rows<{ readonly id: number; readonly is_active: boolean }>('contracts');
  const contract = contracts.find(({ is_active }) => is_active)?.id;
  for (const total_cost of costs)
    await provider.create('surgeries', { patient, procedure_type, contract, tooth_number: '16', total_cost, surgery_time: '2026-11-10T00:00:00Z' });
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript('window.print = () => { window.printed = true; };');
});

test('an invoice of forty treatments above a billion stands whole on A5 and on A4, its head on every page, its sums those of the provider', async ({
  page,
  practice,
}) => {
  const patient = await practice.provider.filePatient('صورتحسابی');
  const costs = Array.from({ length: 40 }, (_, index) => 1_000_000_001 + index * 1_010_101);
  await treat(practice, patient, costs);
  await practice.provider.create('incomes', { patient, clinic: null, date: '2026-11-11', amount: 123_456_789, payment_method: 5 });
  await page.goto(`/patient/${patient}`);
  // Who comes from a file has the patient chosen.
  await page.getByRole('navigation', { name: 'برگه‌های این بیمار' }).getByRole('button', { name: 'فاکتور' }).click();
  await expect(page).toHaveURL(`/invoice-certificate?patient=${patient}`);
  await expect(page.getByRole('region', { name: /پیش‌نمایش/ })).toContainText(formatAmount(costs[39] ?? 0));
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  for (const [paper, size, most] of [
    ['A5', [420, 595], 4],
    ['A4', [595, 842], 2],
  ] as const) {
    await page.getByRole('radiogroup', { name: 'اندازه کاغذ' }).getByText(paper).click();
    const preview = await page.getByRole('region', { name: /پیش‌نمایش/ }).getAttribute('aria-label');
    await layOut(page);
    const printed = await printedBy(page);
    await closeDialog(page);
    expect([printed.size, printed.embedded]).toEqual([size, true]);
    expect(printed.pages.length).toBeLessThanOrEqual(most);
    // The preview has the pages that the printer gets.
    expect(preview).toContain(`${new Intl.NumberFormat('fa').format(printed.pages.length)} صفحه`);
    const withRows = printed.pages.filter((text) => costs.some((cost) => run(text).includes(formatAmount(cost))));
    for (const text of withRows) expect(timesIn(text, 'شرح خدمت')).toBe(1);
    const whole = printed.pages.join(' ');
    for (const cost of costs) expect(timesIn(whole, formatAmount(cost))).toBe(1);
    for (const said of [
      formatAmount(total),
      formatAmount(123_456_789),
      formatAmount(total - 123_456_789),
      'خانم سارا صورتحسابی',
      'فاکتور خدمات دندانپزشکی',
      'مهر و امضای دندانپزشک',
    ])
      expect(timesIn(whole, said), said).toBeGreaterThan(0);
    expect(run(printed.pages[0] ?? '')).toContain(run(`از ${new Intl.NumberFormat('fa').format(printed.pages.length)}`));
  }
});

test('an invoice of eight treatments is one sheet of A5, a longer one is signed where it says what is to be paid; an address keeps its numbers with what they number', async ({
  page,
  practice,
}) => {
  await page.goto('/settings/letterhead');
  await page.getByLabel('شماره نظام پزشکی').fill('۹۱۸۲۷۳۶');
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('سربرگ روی همین دستگاه ذخیره شد.')).toBeVisible();
  for (const rows of [6, 8, 9, 10, 11]) {
    const patient = await practice.provider.filePatient(`امضایی ${rows}`);
    const costs = Array.from({ length: rows }, (_, index) => 4_000_001 + index * 1_010_101);
    await treat(practice, patient, costs);
    await practice.provider.create('incomes', { patient, clinic: null, date: '2026-11-11', amount: 3_456_789, payment_method: 5 });
    const due = formatAmount(costs.reduce((sum, cost) => sum + cost, 0) - 3_456_789);
    await page.goto(`/invoice-certificate?patient=${patient}`);
    const preview = page.getByRole('region', { name: /پیش‌نمایش/ });
    await expect(preview).toContainText(due);
    await layOut(page);
    const printed = await printedBy(page);
    await closeDialog(page);
    if (rows <= 8) expect(printed.pages.length).toBe(1);
    await expect(preview).toHaveAttribute('aria-label', new RegExp(`${new Intl.NumberFormat('fa').format(printed.pages.length)} صفحه`));
    const signed = printed.pages.filter((text) => run(text).includes(run('مهر و امضای دندانپزشک')));
    expect(signed.map((text) => run(text).includes(due))).toEqual([true]);
    expect(await preview.textContent()).toContain('واحد\u00a0۷');
  }
});

test('a certificate says in order who was here and how long they rest; days of rest are a whole number', async ({ page, practice }) => {
  const patient = await practice.provider.filePatient('استراحتی');
  await page.goto(`/invoice-certificate?patient=${patient}&tab=certificate`);
  const rest = page.getByLabel('تعداد روزهای استراحت');
  const print = page.getByRole('button', { name: 'چاپ', exact: true });
  for (const wrong of ['-1', '۳٫۵']) {
    await rest.fill(wrong);
    await print.click();
    await expect(page.getByText('تعداد روزهای استراحت باید عدد صحیح و صفر یا بیشتر باشد.')).toBeVisible();
  }
  await expect(page.getByText('لطفاً نام درمان را وارد کنید.')).toBeVisible();
  await page.getByLabel('نام درمان').fill('کشیدن دندان <b>عقل</b>');
  await rest.fill('۳');
  await page.getByLabel('برای ارائه به').fill('مدیریت محترم آموزشگاه');
  // What looks like markup is a text like any other.
  await expect(await layOut(page)).toContainText('برای کشیدن دندان <b>عقل</b> به این مرکز');
  const printed = await printedBy(page);
  expect([printed.pages.length, printed.size, printed.embedded]).toEqual([1, [420, 595], true]);
  const text = run(printed.pages[0] ?? '');
  expect(text).toContain(run('بدین‌وسیله گواهی می‌شود خانم سارا استراحتی به شماره ملی'));
  expect(text).toContain(run('به این مرکز مراجعه کرده و تحت درمان قرار گرفته است'));
  expect(text).toContain(run('به استراحت نیاز دارد'));
  expect(text).toMatch(/۳\(?سه\)?|\(۳سه\)/);
  await closeDialog(page);
  // The tab and what was typed are there after a reload.
  await page.reload();
  await expect(page.getByLabel('برای ارائه به')).toHaveValue('مدیریت محترم آموزشگاه');
});

test('an advice is printed and sent: the chat opens by the tap itself, with the number in its form and the text in it', async ({ page, practice, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const patient = await practice.provider.filePatient('پیامی');
  await page.goto(`/invoice-certificate?patient=${patient}&tab=advice`);
  await page.getByRole('button', { name: 'ارسال در واتساپ' }).click();
  await expect(page.getByText('لطفاً شماره تماس و متن توصیه را وارد کنید.').first()).toBeVisible();
  await page.getByLabel('متن آماده').click();
  await page.getByRole('dialog').getByText('کشیدن دندان', { exact: true }).click();
  const number = page.getByLabel('شماره تماس');
  await number.fill('۰۲۱۸۸۷۷۶۶۵۵');
  await expect(page.getByText('این شماره موبایل نیست')).toBeVisible();
  await number.fill('۰۹۱۲ ۱۲۳ ۴۵۶۷');
  const [chat] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'ارسال در واتساپ' }).click()]);
  const opened = new URL(chat.url());
  expect([opened.origin, opened.pathname]).toEqual(['https://wa.me', '/989121234567']);
  expect(opened.searchParams.get('text')).toMatch(/^با سلام خانم سارا پیامی،\nتوصیه‌های پس از کشیدن دندان:\nگاز استریل/);
  await expect(page.getByText('گفت‌وگو با متن آماده باز شد')).toBeVisible();
  expect(await page.getByRole('link', { name: 'ارسال پیامک' }).getAttribute('href')).toMatch(/^sms:\+989121234567\?&body=/);
  await layOut(page);
  const printed = await printedBy(page);
  await closeDialog(page);
  expect([printed.pages.length, printed.embedded]).toEqual([1, true]);
  expect(run(printed.pages[0] ?? '')).toContain(run('توصیه‌های پس از کشیدن دندان'));
  // Another tab forgets what was printed and sent (DOC-PAPER-5).
  await page.getByRole('tab', { name: 'گواهی' }).click();
  await page.getByRole('tab', { name: 'توصیه‌های پس از درمان' }).click();
  await expect(page.getByText('گفت‌وگو با متن آماده باز شد')).toBeHidden();
  await expect(page).toHaveURL(`/invoice-certificate?patient=${patient}&tab=advice`);
});

test('somebody without treatments has no invoice and is shown the way to one; a name of eighty letters breaks no page', async ({ page, practice }) => {
  const long = 'نامخانوادگی‌بسیاربلند'.repeat(4).slice(0, 80);
  const patient = await practice.provider.filePatient(long);
  await page.goto('/invoice-certificate');
  await page.getByLabel('بیمار', { exact: true }).click();
  await page.getByRole('dialog').locator('input').fill('نامخانوادگی');
  await page.getByRole('dialog').getByText(long).first().click();
  await expect(page).toHaveURL(`/invoice-certificate?patient=${patient}`);
  await expect(page.getByText('برای این بیمار هنوز درمانی ثبت نشده است.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'چاپ', exact: true })).toBeDisabled();
  await page.getByRole('tab', { name: 'گواهی' }).click();
  await page.getByLabel('نام درمان').fill('معاینه');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await layOut(page);
  const printed = await printedBy(page);
  expect(printed.pages.length).toBe(1);
  expect(run(printed.pages[0] ?? '')).toContain(run(long).slice(0, 30));
});

test.describe('the head of papers', () => {
  test.use({ signedIn: false });

  test('is typed once, goes from the device with a sign-out, and is back with its dentist', async ({ page, practice }) => {
    await page.goto('/settings/letterhead');
    await signIn(page, practice);
    await page.getByLabel('شماره نظام پزشکی').fill('۹۱۸۲۷۳۶');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByText('سربرگ روی همین دستگاه ذخیره شد.')).toBeVisible();
    await untilKept(page, '9182736');
    await signOut(page);
    await expect.poll(() => stored(page)).not.toContain('9182736');
    await signIn(page, practice);
    // The login has a heading too: whoever goes on before home is there breaks the sign-in off, and what was kept comes back with it.
    await expect(page).toHaveURL('/');
    await untilKept(page, '9182736');
    const patient = await practice.provider.filePatient('سربرگی');
    await page.goto(`/invoice-certificate?patient=${patient}&tab=certificate`);
    await expect(page.getByRole('region', { name: /پیش‌نمایش/ })).toContainText('شماره نظام پزشکی: ۹۱۸۲۷۳۶');
    await expect(page.getByText('سربرگ کامل نیست')).toBeHidden();
  });
});
