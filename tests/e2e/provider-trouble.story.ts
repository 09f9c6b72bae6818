import { expect, type Page } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { holdTime, waitOut } from './support/time.ts';

const LIST = '**/api/patients/';

const broken: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['is down', (page) => page.route(LIST, (route) => route.abort('connectionrefused'))],
  ['answers a page', (page) => page.route(LIST, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }))],
  ['cuts its answer', (page) => page.route(LIST, (route) => route.fulfill({ contentType: 'application/json', body: '[{"id": 1, "first_na' }))],
];

for (const [what, breakIt] of broken) {
  test(`a list says so when the provider ${what}, and can be asked for again`, async ({ page }) => {
    await breakIt(page);
    await page.goto('/patients');
    const trouble = page.getByText('خطا در بارگذاری لیست بیماران.');
    await expect(trouble.first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('body')).not.toContainText(/Bad gateway|undefined|\[object/);
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(page.getByText('۲٬۰۰۰ بیمار')).toBeVisible();
  });
}

test('one bad row among thousands is counted, and the others are shown', async ({ page }) => {
  await page.route(LIST, async (route) => {
    const answer = await route.fetch();
    // Asked again for news, the provider says that there are none.
    if (answer.status() === 304) return route.fulfill({ response: answer });
    const rows = (await answer.json()) as Record<string, unknown>[];
    rows[7] = { id: 'nobody' };
    return route.fulfill({ response: answer, json: rows });
  });
  await page.goto('/patients');
  await expect(page.getByText('۱ ردیف خوانده نشد')).toBeVisible();
  await expect(page.getByText('۱٬۹۹۹ بیمار')).toBeVisible();
  // It may just be asked again.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the provider’s words stand at the field they are about, and nothing typed is lost', async ({ page }) => {
  await page.goto('/new-patient');
  const form = patientForm(page);
  await page.route(LIST, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: { phone: ['این شماره پذیرفته نیست.'] } }) : route.fallback(),
  );
  await form.firstName.fill('سارا');
  await form.lastName.fill('پارسا');
  await form.nationalNumber.fill('0012345679');
  await form.phone.fill('09700001234');
  await form.save.click();
  await expect(page.getByText('این شماره پذیرفته نیست.').first()).toBeVisible();
  await expect(form.phone).toBeFocused();
  await expect(form.firstName).toHaveValue('سارا');
});

test('a proxy that finds nothing while its provider restarts takes nothing that was typed', async ({ page, practice }) => {
  await page.route(/\/api\/patients\/1\/$/, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 404, contentType: 'text/plain', body: '404 page not found' }) : route.fallback(),
  );
  await page.goto('/edit-patient/1');
  const form = patientForm(page);
  await form.phone.fill('09700001234');
  await form.save.click();
  await expect(page.getByText('خطای داخلی سرور.').first()).toBeVisible();
  await page.reload();
  await expect(form.phone).toHaveValue('۰۹۷۰۰۰۰۱۲۳۴');
  await page.unrouteAll();
  await form.save.click();
  await expect(page.getByText('اطلاعات بیمار با موفقیت ویرایش شد.')).toBeVisible();
  const stored = await practice.provider.rows<{ readonly id: number; readonly phone: string }>('patients');
  expect(stored.find(({ id }) => id === 1)?.phone).toContain('9700001234');
});

test('a save whose answer is lost is looked up, never repeated', async ({ page }) => {
  await holdTime(page);
  await page.goto('/new-patient');
  const form = patientForm(page);
  let posts = 0;
  await page.route(LIST, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.firstName.fill('بهار');
  await form.lastName.fill('آرام');
  await form.nationalNumber.fill('0012345679');
  await form.save.click();
  await expect(page.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(page);
  await expect(page).toHaveURL('/patients');
  await expect(page.getByText('۲٬۰۰۱ بیمار')).toBeVisible();
  expect(posts).toBe(1);
});

test('a part of the program that did not come is asked for again', async ({ page }) => {
  await page.route('**/assets/appointments-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'نوبت‌ها', exact: true }).click();
  await expect(page.getByText('این بخش بارگذاری نشد.')).toBeVisible();
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/appointments-'));
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await failedAgain;
  await expect(page.getByText('این بخش بارگذاری نشد.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.unroute('**/assets/appointments-*.js');
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(page).toHaveURL('/appointments');
  await expect(page.locator('main h1')).toBeVisible();
});
