import { expect } from '@playwright/test';
import type { InstallmentCheck } from '../../src/schema/installments/installment.ts';
import { chequeForm, listTwelve, SERIES } from './cheque-form.ts';
import { test } from './own-profile.ts';
import { signIn } from './signing-in.ts';
import { untilKept } from './support/device.ts';
import { untilSignInIsWrittenDown } from './support/profile.ts';
import { holdTime, waitOut } from './support/time.ts';

test('a browser that is killed at the seventh of twelve cheques goes on with the rest, and none is stored twice', async ({ device, practice }) => {
  const before = await device.open();
  await before.goto('/login');
  await signIn(before, practice);
  await expect(before).toHaveURL('/');
  await listTwelve(before);
  const address = before.url();
  await untilSignInIsWrittenDown(before, device.profile);
  let posts = 0;
  await before.route('**/api/installment-checks/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts < 7) return route.fallback();
    // It is stored, and the answer never comes.
    await route.fetch();
    posts += 1;
  });
  await chequeForm(before).send.click();
  // Nothing is sent before the disk has it, which a busy one takes its time for.
  await expect.poll(() => posts, { timeout: 30_000 }).toBe(8);
  await untilKept(before, 'list.submitted');
  await device.kill();

  const after = await device.open();
  await holdTime(after);
  await after.goto(address);
  await expect(after.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(after);
  await expect(after.getByText('چک‌ها با موفقیت ثبت شدند.')).toBeVisible();
  const numbers = Array.from({ length: 12 }, (_, index) => String(BigInt(SERIES) + BigInt(index)).padStart(16, '0'));
  const stored = (await practice.provider.rows<InstallmentCheck>('installmentChecks')).map(({ check_number }) => check_number);
  expect(stored.filter((number) => numbers.includes(number ?? '')).toSorted()).toEqual(numbers);
});
