import { expect, type Page } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';

const place = (page: Page) => page.evaluate(() => window.scrollY);
const rowAt = (page: Page) => page.evaluate(() => document.elementFromPoint(200, 400)?.closest('li')?.getAttribute('aria-posinset'));

/** Opens the row under the finger, and says which that was: on a busy machine rows are measured, and move each other, also later than one looked. */
const open = (page: Page) =>
  page.evaluate(() => {
    const row = document.elementFromPoint(200, 400)?.closest('li[aria-posinset]');
    row?.querySelector('a')?.click();
    return row?.getAttribute('aria-posinset');
  });

/** Rows are measured as they come, and move those below them: at rest is what three frames in a row show alike. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const standing = () => JSON.stringify([...document.querySelectorAll('li[aria-posinset]')].map((row) => row.getBoundingClientRect().top));
    const frame = () => new Promise(requestAnimationFrame);
    for (let alike = 0, before = ''; alike < 3; ) {
      await frame();
      const now = standing();
      alike = now === before ? alike + 1 : 0;
      before = now;
    }
  });

/** Scrolls down into the list, until its rows have come to rest. */
const goDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 6000));
  await expect.poll(() => rowAt(page)).toBeTruthy();
  await atRest(page);
};

test('the list stands where it was left, whichever way one comes back', async ({ page }) => {
  await page.goto('/patients');
  await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  await goDown(page);
  const row = await open(page);
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => rowAt(page)).toBe(row);

  await atRest(page);
  expect(await open(page)).toBe(row);
  await page.getByRole('button', { name: 'ویرایش', exact: true }).click();
  const form = patientForm(page);
  await form.phone.fill('09700001234');
  await form.save.click();
  await expect(page).toHaveURL('/patients');
  await expect.poll(() => rowAt(page)).toBe(row);
});

test('the list stands where it was left, also after a menu was open', async ({ page }) => {
  await page.goto('/patients');
  await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  await page.getByRole('button', { name: 'مرتب‌سازی بر اساس' }).click();
  await page.getByRole('button', { name: 'جدیدترین' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goDown(page);
  const row = await open(page);
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => rowAt(page)).toBe(row);
});

test('a question that a menu led to is closed by Back, and the focus returns to the row', async ({ page }) => {
  await page.goto('/patients');
  const menu = page.getByRole('button', { name: /^گزینه‌های/ }).nth(1);
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/patients');
  await expect(menu).toBeFocused();
});

test('a second tap does not choose what rose under the finger', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const button = page.getByRole('button', { name: 'اقدام سریع' });
  await button.hover();
  const plus = await button.boundingBox();
  // The taps of a double one come at once, however slow the machine.
  await page.clock.pauseAt(Date.now() + 1000);
  for (const _ of ['once', 'again']) await page.touchscreen.tap((plus?.x ?? 0) + (plus?.width ?? 0) / 2, (plus?.y ?? 0) + 10);
  await expect(page.getByRole('dialog', { name: 'چه چیزی اضافه شود؟' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a tap while the list still moves opens what is under the finger', async ({ page }) => {
  await page.goto('/patients');
  await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  await goDown(page);
  const under = await page.evaluate(async () => {
    window.scrollBy({ top: 3, behavior: 'instant' });
    await new Promise((moved) => document.addEventListener('scroll', moved, { once: true }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const link = [...document.querySelectorAll('li[aria-posinset] a')].find((row) => row.getBoundingClientRect().top > 300);
    const { left, top, width, height } = (link as Element).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { href: link?.getAttribute('href') as string, x, y, reached: link?.contains(document.elementFromPoint(x, y)) };
  });
  expect(under.reached).toBe(true);
  await page.mouse.click(under.x, under.y);
  await expect(page).toHaveURL(under.href);
});

test('a search is still there after a visit to a file, and begins at the top', async ({ page }) => {
  await page.goto('/patients');
  await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  await goDown(page);
  await page.getByRole('searchbox').fill('رضا');
  await expect.poll(() => place(page)).toBe(0);
  await page.getByRole('listitem').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('رضا');
});

test('an address that was kept with a search is understood once, and none says the search again', async ({ page }) => {
  await page.goto(`/patients?q=${encodeURIComponent('رضا')}&order=newest`);
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('رضا');
  await expect(page).toHaveURL('/patients?order=newest');
  await search.fill('مریم');
  await page.reload();
  await expect(search).toHaveValue('مریم');
  await expect(page).toHaveURL('/patients?order=newest');
  await page.getByRole('listitem').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  await page.goBack();
  await expect(search).toHaveValue('مریم');
  await page.goto('/insurances');
  const insurances = page.getByRole('searchbox', { name: 'جستجوی بیمه' });
  await insurances.fill('تأمین');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/\/insurances\/\d+$/);
  await page.goBack();
  await expect(insurances).toHaveValue('تأمین');
  await expect(page).toHaveURL('/insurances');
});

test('what was typed waits for the way back, and is thrown away only on purpose', async ({ page }) => {
  await page.goto('/patients');
  await page.getByRole('link', { name: 'افزودن بیمار' }).click();
  const form = patientForm(page);
  await form.firstName.fill('زهرا');
  await page.goBack();
  await expect(page).toHaveURL('/patients');
  await expect(page.getByText('آنچه در فرم بیمار نوشتید نگه داشته شد')).toBeVisible();
  await page.goForward();
  await expect(form.firstName).toHaveValue('زهرا');
  await page.getByRole('button', { name: 'انصراف' }).click();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL('/new-patient');
  await page.getByRole('button', { name: 'انصراف' }).click();
  await page.getByRole('button', { name: 'خروج بدون ذخیره' }).click();
  await expect(page).toHaveURL('/patients');
  await page.getByRole('link', { name: 'افزودن بیمار' }).click();
  await expect(form.firstName).toHaveValue('');
});

for (const size of [
  { width: 390, height: 664 },
  { width: 1000, height: 950 },
])
  test(`there are rows beyond a screen of ${size.width}×${size.height} before anybody scrolls, also once it was turned`, async ({ page }) => {
    const beyond = () =>
      page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('li[aria-posinset]')].map((row) => row.getBoundingClientRect().bottom)) - innerHeight);
    await page.setViewportSize({ width: size.height, height: size.width });
    await page.goto('/patients');
    await expect.poll(beyond).toBeGreaterThan(200);
    await page.setViewportSize(size);
    await expect.poll(beyond).toBeGreaterThan(200);
    await page.getByRole('searchbox').first().fill('رضا');
    await expect(page.getByText('۲٬۰۰۰ بیمار', { exact: true })).toBeHidden();
    await expect.poll(beyond).toBeGreaterThan(200);
  });

test('a short list below the screen is there as a whole for who does not scroll', async ({ page, practice: { provider } }) => {
  const patient = await provider.create('patients', { first_name: 'سارا', last_name: 'درمانی', national_number: 1111111111, gender: 2 });
  for (const tooth_number of ['11', '16', '36'])
    await provider.create('surgeries', { patient, procedure_type: 1, tooth_number, total_cost: 1_000_000, contract: 2, surgery_time: '2026-11-10T00:00:00Z' });
  await page.goto(`/patient/${patient}`);
  await expect(page.getByRole('list', { name: 'سابقه درمان' }).getByRole('listitem')).toHaveCount(3);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
