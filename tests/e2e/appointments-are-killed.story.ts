import { expect, type Page } from '@playwright/test';
import { appointmentForm, appointmentsOf, dayOf, expectPatient, FREE_DAY } from './appointment-form.ts';
import { test } from './own-profile.ts';
import type { Practice } from './practice.ts';
import { signIn } from './signing-in.ts';
import { untilKept } from './support/device.ts';
import { untilSignInIsWrittenDown } from './support/profile.ts';
import { holdTime, waitOut } from './support/time.ts';
import { choose } from './treatment-form.ts';

const arrive = async (page: Page, practice: Practice, path: string) => {
  await page.goto('/login');
  await signIn(page, practice);
  await expect(page).toHaveURL('/');
  await page.goto(path);
};

test('a browser that is killed over a booking brings back whom, when and what for, and books it once', async ({ device, practice }) => {
  const patient = await practice.provider.filePatient('کشته');
  const before = await device.open();
  await arrive(before, practice, `/appointments?date=${FREE_DAY}`);
  await dayOf(before).gap('۱۰:۰۰ ق.ظ').click();
  await choose(before, 'بیمار', 'سارا کشته');
  await appointmentForm(before).description.fill('نیمه‌کاره');
  await untilKept(before, 'نیمه‌کاره');
  await untilSignInIsWrittenDown(before, device.profile);
  await device.kill();

  const after = await device.open();
  await after.goto('/new-appointment');
  const form = appointmentForm(after);
  await expect(form.patient).toContainText('سارا کشته');
  await expect(form.time).toHaveValue('۱۰:۰۰');
  await expect(form.description).toHaveValue('نیمه‌کاره');
  await form.save.click();
  await expect(after).toHaveURL(`/appointments?date=${FREE_DAY}`);
  expect(await appointmentsOf(practice.provider, patient)).toHaveLength(1);
});

test('a browser that is killed in the middle of a move finds where the appointment stands, and sends nothing again', async ({ device, practice }) => {
  const patient = await practice.provider.filePatient('میانه');
  await expectPatient(practice.provider, patient, `${FREE_DAY}T10:00`);
  const before = await device.open();
  await arrive(before, practice, `/appointments?date=${FREE_DAY}`);
  await untilSignInIsWrittenDown(before, device.profile);
  let sent = 0;
  await before.route('**/api/appointments/*/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    // It is stored, and the answer never comes.
    await route.fetch();
    sent += 1;
  });
  const day = dayOf(before);
  await day.pick('سارا میانه', 'جابه‌جایی نوبت');
  await day.moveTo('۱۱:۳۰ ق.ظ').click();
  await expect.poll(() => sent).toBe(1);
  await untilKept(before, 'move.placed');
  await device.kill();

  const after = await device.open();
  await holdTime(after);
  after.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  await after.goto(`/appointments?date=${FREE_DAY}`);
  await expect(after.getByText(/^در حال انتقال نوبت سارا میانه/)).toBeVisible();
  await waitOut(after);
  await expect(after.getByText(/^نوبت سارا میانه به .* منتقل شد/)).toBeVisible();
  expect(sent).toBe(1);
  expect((await appointmentsOf(practice.provider, patient)).map(({ appointment_time: time }) => time)).toEqual([`${FREE_DAY}T11:30:00+03:30`]);
});
