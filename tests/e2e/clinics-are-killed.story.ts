import { expect, type Page } from '@playwright/test';
import type { Clinic } from '../../src/schema/clinics/clinic.ts';
import { test } from './own-profile.ts';
import type { Practice } from './practice.ts';
import { signIn, signOut } from './signing-in.ts';
import { stored, untilKept } from './support/device.ts';
import { untilSignInIsWrittenDown } from './support/profile.ts';
import { holdTime, waitOut } from './support/time.ts';

const NAME = 'کلینیک آفتاب';
const ADDRESS = 'میدان ونک، کوچه نسترن';

const clinicForm = (page: Page) => ({
  name: page.getByRole('textbox', { name: /^عنوان کلینیک/ }),
  address: page.getByRole('textbox', { name: /^آدرس کلینیک/ }),
  save: page.getByRole('button', { name: 'ذخیره', exact: true }),
});

const arrive = async (page: Page, practice: Pick<Practice, 'username' | 'password'>): Promise<void> => {
  await page.goto('/login');
  await signIn(page, practice);
  await expect(page).toHaveURL('/');
};

const fillIn = async (page: Page) => {
  await page.goto('/new-clinic');
  const form = clinicForm(page);
  await form.name.fill(NAME);
  await form.address.fill(ADDRESS);
  await untilKept(page, ADDRESS);
  return form;
};

test('a browser that is killed over the form of a clinic brings back what was typed', async ({ device, practice }) => {
  const before = await device.open();
  await arrive(before, practice);
  await fillIn(before);
  await untilSignInIsWrittenDown(before, device.profile);
  await device.kill();

  const after = await device.open();
  await after.goto('/new-clinic');
  const form = clinicForm(after);
  await expect(form.name).toHaveValue(NAME);
  await expect(form.address).toHaveValue(ADDRESS);
  await form.save.click();
  await expect(after).toHaveURL(/\/edit-clinic\/\d+\/contracts$/);
  expect((await practice.provider.rows<Clinic>('clinics')).filter(({ name }) => name === NAME)).toHaveLength(1);
});

test('a browser that is killed while a clinic is sent finds it stored, and sends it no second time', async ({ device, practice }) => {
  const before = await device.open();
  await arrive(before, practice);
  const form = await fillIn(before);
  await untilSignInIsWrittenDown(before, device.profile);
  let posts = 0;
  await before.route('**/api/clinics/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // It is stored, and the answer never comes.
    await route.fetch();
    posts += 1;
  });
  await form.save.click();
  await expect.poll(() => posts).toBe(1);
  await untilKept(before, 'form.submitted');
  await device.kill();

  const after = await device.open();
  await holdTime(after);
  after.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/clinics/')) posts += 1;
  });
  await after.goto('/new-clinic');
  await expect(after.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(after);
  await expect(after).toHaveURL(/\/edit-clinic\/\d+\/contracts$/);
  expect((await practice.provider.rows<Clinic>('clinics')).filter(({ name }) => name === NAME)).toHaveLength(1);
  expect(posts).toBe(1);
});

test('a clinic that somebody began is not shown to another dentist on the same device, and comes back to its owner', async ({
  device,
  practice,
  colleague,
}) => {
  const page = await device.open();
  await arrive(page, practice);
  await fillIn(page);
  await signOut(page);
  await signIn(page, colleague);
  await expect(page).toHaveURL('/');
  for (const path of ['/new-clinic', '/settings', '/edit-clinic/2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(NAME)).toHaveCount(0);
  }
  await page.goto('/new-clinic');
  await expect(clinicForm(page).name).toHaveValue('');
  expect(await stored(page)).not.toContain(ADDRESS);
  await signOut(page);
  await arrive(page, practice);
  await page.goto('/new-clinic');
  await expect(clinicForm(page).name).toHaveValue(NAME);
  await expect(clinicForm(page).address).toHaveValue(ADDRESS);
});
