import type { Page } from '@playwright/test';
import { persianDigits } from '../../src/schema/kit/digits.ts';
import { expect, type Practice, test } from './practice.ts';

const NAMES = '**/api/insurances/';
const notice = 'بیمه‌ها بارگذاری نشد.';

/** What the list of patients says of whoever has the number. */
const rowOf = (page: Page, number: string) =>
  page
    .locator('main')
    .locator('li, [role="row"]')
    .filter({ hasText: persianDigits(number) });

/** The national numbers of somebody who is insured and of somebody who is not. */
const peopleOf = async ({ provider }: Practice) => {
  const patients = await provider.rows<{ readonly national_number: number | null; readonly insurance: number | null }>('patients');
  const numbers = (insured: boolean) =>
    patients.flatMap(({ national_number, insurance }) =>
      national_number && (insurance !== null) === insured ? [String(national_number).padStart(10, '0')] : [],
    );
  return { insured: numbers(true)[0] ?? '', uninsured: numbers(false)[0] ?? '' };
};

for (const { where, use } of [
  { where: 'on the phone', use: { viewport: { width: 390, height: 844 } } },
  { where: 'at the desk', use: { viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false } },
]) {
  test.describe(where, () => {
    test.use(use);

    test('nobody is called uninsured while the names of insurances are on their way, and rows keep their height when they come', async ({ page, practice }) => {
      const { insured, uninsured } = await peopleOf(practice);
      const names = Promise.withResolvers<void>();
      await page.route(NAMES, async (route) => {
        await names.promise;
        await route.continue();
      });
      await page.goto('/patients');
      const search = page.getByRole('searchbox');
      await search.fill(uninsured);
      await expect(rowOf(page, uninsured)).toContainText('بدون بیمه');
      await search.fill(insured);
      const row = rowOf(page, insured);
      await expect(row).toContainText('نامشخص');
      const before = await row.boundingBox();
      names.resolve();
      await expect(row).not.toContainText('نامشخص');
      await expect(row).not.toContainText('بدون بیمه');
      expect(await row.boundingBox()).toEqual(before);
    });

    test('a list of patients whose insurances did not come says so, and asks again', async ({ page, practice }) => {
      const { insured } = await peopleOf(practice);
      await page.route(NAMES, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/patients');
      await page.getByRole('searchbox').fill(insured);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(rowOf(page, insured)).toContainText('نامشخص');
      await page.unroute(NAMES);
      await page.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(rowOf(page, insured)).not.toContainText('نامشخص');
      await expect(page.getByText(notice)).toBeHidden();
    });
  });
}
