import { expect } from '@playwright/test';
import { enterAll, ledgerForm } from './ledger-form.ts';
import { test } from './own-profile.ts';
import { signIn } from './signing-in.ts';
import { untilKept } from './support/device.ts';
import { untilSignInIsWrittenDown } from './support/profile.ts';

test('a browser that is killed between two tabs goes on with the lists and the drafts of both', async ({ device, practice }) => {
  const before = await device.open();
  await before.goto('/login');
  await signIn(before, practice);
  await expect(before).toHaveURL('/');
  await before.goto('/new-asset-expense');
  await enterAll(before, ['یونیت نو'], 'تجهیزات');
  await ledgerForm(before).name.fill('نیمه‌کاره');
  await ledgerForm(before)
    .tab(/^هزینه/)
    .click();
  await expect(before).toHaveURL('/new-asset-expense/expense');
  await ledgerForm(before).name.fill('اجاره آذر');
  await untilKept(before, 'اجاره آذر');
  await untilSignInIsWrittenDown(before, device.profile);
  await device.kill();

  const after = await device.open();
  await after.goto('/new-asset-expense/expense');
  const form = ledgerForm(after);
  await expect(form.name).toHaveValue('اجاره آذر');
  await form.tab(/^دارایی/).click();
  await expect(form.name).toHaveValue('نیمه‌کاره');
  await expect(form.rows).toHaveCount(1);
});
