import { expect } from '@playwright/test';
import { contractForm, newClinic, tariffForm } from './contract-form.ts';
import { test } from './own-profile.ts';
import { signIn } from './signing-in.ts';
import { untilKept } from './support/device.ts';
import { untilSignInIsWrittenDown } from './support/profile.ts';

test('a browser that is killed between the contracts and the tariffs of a clinic goes on where it was', async ({ device, practice }) => {
  const { provider } = practice;
  const clinic = await newClinic(provider, 'کلینیک نو');
  const before = await device.open();
  await before.goto('/login');
  await signIn(before, practice);
  await expect(before).toHaveURL('/');
  await before.goto(`/contracts/${clinic}`);
  const contract = contractForm(before);
  await contract.start.fill('1405/01/01');
  await contract.kind('تعرفه ثابت');
  await contract.save.click();
  await expect(before).toHaveURL(`/constant-tariffs/${clinic}`);
  const tariff = tariffForm(before);
  await tariff.service('بلیچینگ');
  await tariff.price.fill('700000');
  await tariff.add.click();
  await expect(tariff.rows).toHaveCount(1);
  await untilKept(before, '700000');
  await untilSignInIsWrittenDown(before, device.profile);
  await device.kill();

  const after = await device.open();
  await after.goto(`/constant-tariffs/${clinic}`);
  const again = tariffForm(after);
  await expect(again.rows).toHaveCount(1);
  await again.save.click();
  await expect(after).toHaveURL(`/edit-clinic/${clinic}/tariffs`);
  await expect(after.getByText('۱ تعرفه با موفقیت ذخیره شد.')).toBeVisible();
});
