import { jalaliText } from '../../src/schema/kit/jalali.ts';
import { appointmentForm, appointmentsOf, dayOf, expectPatient, FREE_DAY, saveAllTheSame } from './appointment-form.ts';
import { patientForm } from './patient-form.ts';
import { expect, test } from './practice.ts';
import { expectBar, keysOf } from './support/counted.ts';
import { choose } from './treatment-form.ts';

test('an appointment is booked for a known patient, from the day', async ({ page, practice: { provider } }) => {
  const patient = await provider.filePatient('نوبتیان');
  await page.goto(`/appointments?date=${FREE_DAY}`);
  const hand = keysOf(page);
  await hand.tap(dayOf(page).gap('۱۰:۰۰ ق.ظ'));
  await expect(page).toHaveURL('/new-appointment');
  const form = appointmentForm(page);
  await expect(form.time).toHaveValue('۱۰:۰۰');
  await hand.tap(form.patient);
  await expect(page.getByRole('combobox')).toBeFocused();
  await hand.type('نوب');
  await hand.tap(page.getByRole('option').first());
  await hand.tap(form.save);
  await expect(page.getByText('نوبت‌ها با موفقیت ثبت شدند.')).toBeVisible();
  // One stands on the day of what was booked, and it is tinted.
  await expect(page).toHaveURL(`/appointments?date=${FREE_DAY}`);
  const row = dayOf(page).rows.filter({ hasText: 'سارا نوبتیان' });
  await expect(row).toContainText('۱۰:۰۰ ق.ظ');
  await expect(row.locator('[data-fresh="true"]')).toBeVisible();
  await expect(dayOf(page).gap('۱۰:۰۰ ق.ظ')).toHaveCount(0);
  expect(await appointmentsOf(provider, patient)).toMatchObject([{ appointment_time: `${FREE_DAY}T10:00:00+03:30`, is_new_treatment: true, clinic: 1 }]);
  expectBar('book an appointment for a known patient, from the day', hand.count(), 4 + 3);
});

test('an appointment is moved to another day with two taps, and taken back with one', async ({ page, practice: { provider } }) => {
  const patient = await provider.filePatient('جابجایی');
  await expectPatient(provider, patient, `${FREE_DAY}T10:00`, { description: 'جرم‌گیری', is_new_treatment: false });
  const timeNow = async () => (await appointmentsOf(provider, patient)).map(({ appointment_time: time }) => time);
  await page.goto(`/appointments?date=${FREE_DAY}`);
  const day = dayOf(page);
  await day.pick('سارا جابجایی', 'جابه‌جایی نوبت');
  await expect(page.getByText(/^جابه‌جایی نوبت سارا جابجایی/)).toBeVisible();
  await day.moveTo('۱۱:۳۰ ق.ظ').click();
  await expect(page.getByText(/^نوبت سارا جابجایی به .* منتقل شد/)).toBeVisible();
  await expect(day.rows).toContainText('۱۱:۳۰ ق.ظ');
  expect(await timeNow()).toEqual([`${FREE_DAY}T11:30:00+03:30`]);
  await page.getByRole('button', { name: 'برگرداندن' }).click();
  await expect(page.getByText('نوبت به ساعت پیشین برگشت.')).toBeVisible();
  await expect(day.rows).toContainText('۱۰:۰۰ ق.ظ');
  // Nothing of it is another than before.
  expect(await appointmentsOf(provider, patient)).toMatchObject([
    { appointment_time: `${FREE_DAY}T10:00:00+03:30`, description: 'جرم‌گیری', is_new_treatment: false, clinic: 1 },
  ]);
});

test('an appointment is deleted after a question, and its time is free again', async ({ page, practice: { provider } }) => {
  const patient = await provider.filePatient('حذفی');
  await expectPatient(provider, patient, `${FREE_DAY}T12:00`);
  await page.goto(`/appointments?date=${FREE_DAY}`);
  const day = dayOf(page);
  await expect(day.gap('۱۲:۰۰ ب.ظ')).toHaveCount(0);
  await day.pick('سارا حذفی', 'حذف');
  await expect(page.getByText('آیا مطمئن هستید که می‌خواهید این نوبت را حذف کنید؟')).toBeVisible();
  await page.getByRole('button', { name: 'بله، حذف شود' }).click();
  await expect(page.getByText('نوبت با موفقیت حذف شد.')).toBeVisible();
  await expect(day.gap('۱۲:۰۰ ب.ظ')).toBeVisible();
  expect(await appointmentsOf(provider, patient)).toEqual([]);
});

test('two in one gap are asked about, saved all the same, and marked in the day', async ({ page, practice: { provider } }) => {
  const [first, second] = [await provider.filePatient('نخستین'), await provider.filePatient('دومین')];
  await expectPatient(provider, first, `${FREE_DAY}T10:00`);
  await page.goto('/new-appointment');
  const form = appointmentForm(page);
  await choose(page, 'بیمار', 'سارا دومین');
  await form.date.fill(jalaliText(FREE_DAY));
  await form.time.fill('10:10');
  await expect(page.getByText(/^در این ساعت نوبت دیگری ثبت شده است: سارا نخستین/)).toBeVisible();
  await form.save.click();
  await saveAllTheSame(page);
  await expect(page).toHaveURL(`/appointments?date=${FREE_DAY}`);
  await expect(dayOf(page).rows.filter({ hasText: 'کمتر از ۱۵ دقیقه' })).toHaveCount(2);
  expect(await appointmentsOf(provider, second)).toHaveLength(1);
});

test('a booking that was begun waits in its own form while another gap is booked', async ({ page, practice: { provider } }) => {
  const [first, second] = [await provider.filePatient('نیمه‌کاری'), await provider.filePatient('دومی')];
  await page.goto(`/appointments?date=${FREE_DAY}`);
  await dayOf(page).gap('۱۰:۰۰ ق.ظ').click();
  const form = appointmentForm(page);
  await choose(page, 'بیمار', 'سارا نیمه‌کاری');
  await form.description.fill('درد شدید');
  await page.goBack();
  await dayOf(page).gap('۱۱:۰۰ ق.ظ').click();
  await expect(page).toHaveURL('/new-appointment?draft=2');
  await expect(form.time).toHaveValue('۱۱:۰۰');
  await expect(form.description).toHaveValue('');
  await expect(page.getByRole('region', { name: /نیمه‌کاره مانده است$/ })).toContainText('سارا نیمه‌کاری');
  await page.reload();
  await expect(form.time).toHaveValue('۱۱:۰۰');
  await choose(page, 'بیمار', 'سارا دومی');
  await form.save.click();
  await expect(page).toHaveURL(`/appointments?date=${FREE_DAY}`);
  await dayOf(page).gap('۱۰:۰۰ ق.ظ').click();
  await expect(page).toHaveURL('/new-appointment');
  await expect(form.description).toHaveValue('درد شدید');
  await form.save.click();
  await expect(dayOf(page).rows).toHaveCount(2);
  expect(await appointmentsOf(provider, first)).toMatchObject([{ appointment_time: `${FREE_DAY}T10:00:00+03:30`, description: 'درد شدید' }]);
  expect(await appointmentsOf(provider, second)).toMatchObject([{ appointment_time: `${FREE_DAY}T11:00:00+03:30`, description: null }]);
});

test('from a range one is led to the day of what is moved, and an edit leads back to the range', async ({ page, practice: { provider } }) => {
  const patient = await provider.filePatient('بازه‌ای');
  await expectPatient(provider, patient, `${FREE_DAY}T10:00`);
  const range = `/appointments?from=${FREE_DAY}&to=${FREE_DAY}`;
  await page.goto(range);
  await page.getByRole('button', { name: /^گزینه‌های سارا بازه‌ای/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش', exact: true }).click();
  const form = appointmentForm(page);
  await form.description.fill('معاینه');
  await form.save.click();
  await expect(page).toHaveURL(range);
  await expect(page.getByText('معاینه')).toBeVisible();
  await dayOf(page).pick('سارا بازه‌ای', 'جابه‌جایی نوبت');
  await expect(page).toHaveURL(`/appointments?date=${FREE_DAY}`);
  await dayOf(page).moveTo('۱۰:۳۰ ق.ظ').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^جابه‌جایی نوبت سارا/)).toBeHidden();
  await dayOf(page).pick('سارا بازه‌ای', 'جابه‌جایی نوبت');
  await dayOf(page).moveTo('۱۰:۳۰ ق.ظ').click();
  await expect(page.getByText(/^نوبت سارا بازه‌ای به .* منتقل شد/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'جابه‌جایی نوبت' })).toBeFocused();
});

test('a day that is over is asked about, and a time that is none is refused at its field', async ({ page, practice: { provider } }) => {
  const patient = await provider.filePatient('دیروزی');
  await page.goto('/new-appointment');
  const form = appointmentForm(page);
  await choose(page, 'بیمار', 'سارا دیروزی');
  await form.date.fill('دیروز');
  await form.time.fill('25:70');
  await form.save.click();
  await expect(page.getByText(/^ساعت نامعتبر است/)).toBeVisible();
  expect(await appointmentsOf(provider, patient)).toEqual([]);
  await form.time.fill('9');
  await form.save.click();
  await expect(page.getByRole('alertdialog')).toContainText('گذشته است');
  await saveAllTheSame(page);
  await expect(page).toHaveURL(/\/appointments\?date=/);
  expect((await appointmentsOf(provider, patient)).map(({ appointment_time: time }) => time.slice(11, 16))).toEqual(['09:00']);
});

test('somebody new is filed over the form, which loses nothing and then has them', async ({ page, practice: { provider } }) => {
  await page.goto(`/appointments?date=${FREE_DAY}`);
  await dayOf(page).gap('۱۰:۳۰ ق.ظ').click();
  const form = appointmentForm(page);
  await form.description.fill('با درد');
  await form.patient.click();
  await page.getByRole('combobox').fill('مینا تازه‌وارد');
  await page.getByRole('button', { name: 'ثبت بیمار جدید' }).click();
  const sheet = page.getByRole('dialog');
  await expect(patientForm(page).lastName).toHaveValue('تازه‌وارد');
  await patientForm(page).nationalNumber.fill('0012345679');
  await sheet.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(form.patient).toContainText('مینا تازه‌وارد');
  await expect(form.description).toHaveValue('با درد');
  await form.save.click();
  await expect(dayOf(page).rows).toContainText('مینا تازه‌وارد');
  expect((await provider.rows<{ readonly description: string | null }>('appointments')).filter(({ description }) => description === 'با درد')).toHaveLength(1);
});

test('whoever has no number is not called in silence, and a bad address is said', async ({ page, practice: { provider } }) => {
  await expectPatient(provider, await provider.filePatient('بی‌تلفن'), `${FREE_DAY}T10:00`);
  await page.goto(`/appointments?date=${FREE_DAY}`);
  await page.getByRole('button', { name: 'تماس با سارا بی‌تلفن' }).click();
  await expect(page.getByText('شماره تماسی برای سارا بی‌تلفن ثبت نشده است.')).toBeVisible();
  await page.goto('/appointments?date=2026-02-30');
  await expect(page.getByText(/^روزهایی که در نشانی صفحه آمده بود درست نیست/)).toBeVisible();
  await expect(page).toHaveURL('/appointments');
});

test('home says who is left today', async ({ page, practice: { provider } }) => {
  const today = new Date(Date.now() + 3.5 * 3_600_000).toISOString().slice(0, 10);
  await expectPatient(provider, await provider.filePatient('امروزی'), `${today}T23:59`);
  await page.goto('/');
  const card = page.getByRole('link', { name: /^نوبت‌های امروز/ });
  await expect(card).toContainText(/بعدی: .* مانده/);
  await card.click();
  await expect(page.getByRole('tab', { name: 'امروز' })).toHaveAttribute('aria-selected', 'true');
  await expect(dayOf(page).rows.filter({ hasText: 'سارا امروزی' })).toContainText('۱۱:۵۹ ب.ظ');
});

for (const timezoneId of ['Pacific/Kiritimati', 'Asia/Tehran', 'America/Los_Angeles']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('the first and the last minute of a day are sent and shown as they are', async ({ page, practice: { provider } }) => {
      const patient = await provider.filePatient('نیمه‌شبی');
      for (const [typed, shown] of [
        ['00:00', '۱۲:۰۰ ق.ظ'],
        ['23:59', '۱۱:۵۹ ب.ظ'],
      ] as const) {
        await page.goto('/new-appointment');
        const form = appointmentForm(page);
        await choose(page, 'بیمار', 'سارا نیمه‌شبی');
        await form.date.fill(jalaliText(FREE_DAY));
        await form.time.fill(typed);
        await form.save.click();
        // Nobody works at either of them.
        await saveAllTheSame(page);
        await expect(page).toHaveURL(`/appointments?date=${FREE_DAY}`);
        await expect(dayOf(page).rows.filter({ hasText: shown })).toHaveCount(1);
      }
      const stored = (await appointmentsOf(provider, patient)).map(({ appointment_time: time }) => time);
      expect(stored.toSorted()).toEqual([`${FREE_DAY}T00:00:00+03:30`, `${FREE_DAY}T23:59:00+03:30`]);
    });
  });
}

test('at the desk a row leads to its appointment, and only its button to the telephone', async ({ page, practice: { provider } }) => {
  const reachable = await provider.create('patients', { first_name: 'سارا', last_name: 'تلفنی', national_number: 12345679, gender: 2, phone: '+989121234567' });
  const silent = await provider.filePatient('بی‌تلفن');
  await expectPatient(provider, reachable, `${FREE_DAY}T10:00`, { description: 'جرم‌گیری' });
  await expectPatient(provider, silent, `${FREE_DAY}T12:00`, { description: 'معاینه' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/appointments?date=${FREE_DAY}`);
  await expect(page.getByRole('link', { name: /تماس.*سارا تلفنی/ })).toHaveAttribute('href', 'tel:+989121234567');
  await page.getByRole('button', { name: /تماس.*سارا بی‌تلفن/ }).click();
  await expect(page.getByText('شماره تماسی برای سارا بی‌تلفن ثبت نشده است')).toBeVisible();
  // The link of the row lies over its words.
  await page.getByText('جرم‌گیری').click({ force: true });
  await expect(page).toHaveURL(/\/edit-appointment\/\d+$/);
});

test('at the desk two that are close are marked, and each keeps what it is for', async ({ page, practice: { provider } }) => {
  const patient = await provider.filePatient('نزدیکی');
  await expectPatient(provider, patient, `${FREE_DAY}T10:00`, { description: 'جرم‌گیری' });
  await expectPatient(provider, patient, `${FREE_DAY}T10:10`, { description: 'معاینه' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/appointments?date=${FREE_DAY}`);
  const table = page.getByRole('table', { name: 'نوبت‌ها' });
  await expect(table.getByText('کمتر از ۱۵ دقیقه')).toHaveCount(2);
  await expect(table.getByText('جرم‌گیری')).toBeVisible();
  await expect(table.getByText('معاینه')).toBeVisible();
});
