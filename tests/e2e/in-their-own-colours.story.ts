import { expect, test } from './practice.ts';
import { filledIn } from './support/addresses.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('a cheque has a tick where it is paid, and none where it is not', async ({ page }) => {
  await page.goto(await filledIn(page, '/patient/:id/installments'));
  const boxes = page.getByRole('button', { name: /^وصول شد: / });
  const unpaid = boxes.and(page.locator('[aria-pressed="false"]'));
  await expect(unpaid.first()).toBeVisible();
  await expect(unpaid.first().locator('svg')).toBeHidden();
  const all = await unpaid.count();
  await unpaid.first().click();
  await expect(unpaid).toHaveCount(all - 1);
  await expect(boxes.and(page.locator('[aria-pressed="true"]')).first().locator('svg')).toBeVisible();
});
