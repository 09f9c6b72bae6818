import { expect, type Page } from '@playwright/test';
import type { ProcedureType } from '../../src/schema/clinics/procedure-type.ts';
import { onCreate } from './contract-form.ts';
import { type Device, test } from './own-profile.ts';
import type { Practice } from './practice.ts';
import { addServices, SERVICES, serviceForm } from './service-form.ts';
import { signIn } from './signing-in.ts';
import { untilKept } from './support/device.ts';
import { untilSignInIsWrittenDown } from './support/profile.ts';
import { holdTime, waitOut } from './support/time.ts';

const FIVE_SAVED = '۵ نوع خدمت با موفقیت ذخیره شد.';

/** A signed-in page of services, whose session outlives a kill. */
const opened = async (device: Device, practice: Practice): Promise<Page> => {
  const page = await device.open();
  await page.goto('/login');
  await signIn(page, practice);
  await expect(page).toHaveURL('/');
  await page.goto('/procedure-types');
  await untilSignInIsWrittenDown(page, device.profile);
  return page;
};

const storedOf = async ({ provider }: Practice): Promise<readonly string[]> =>
  (await provider.rows<ProcedureType>('procedureTypes')).flatMap(({ name }) => (SERVICES.some((each) => each === name) ? [name] : [])).toSorted();

const ONCE = SERVICES.toSorted();

test('a browser that is killed while services are entered has all of them in its list again, and stores each once', async ({ device, practice }) => {
  const before = await opened(device, practice);
  await addServices(before, SERVICES.slice(0, 4));
  const typing = serviceForm(before);
  await typing.name.fill(SERVICES[4]);
  await typing.code.fill('Z4');
  await typing.price.fill('654000');
  await untilKept(before, '654000');
  await device.kill();

  const after = await device.open();
  await after.goto('/procedure-types');
  const form = serviceForm(after);
  await expect(form.rows).toHaveCount(4);
  await expect(form.price).toHaveValue('۶۵۴٬۰۰۰');
  await form.save.click();
  await expect(after.getByText(FIVE_SAVED)).toBeVisible();
  expect(await storedOf(practice)).toEqual(ONCE);
});

/** What has become of the request of a service when the browser is killed. */
const moments = [
  ['has not reached the provider', 1, false],
  ['has not reached the provider', 3, false],
  ['was stored and not answered', 1, true],
  ['was stored and not answered', 3, true],
  ['was stored and not answered', 5, true],
] as const;

for (const [when, killed, reaches] of moments) {
  test(`a browser that is killed when service ${killed} of five ${when} stores each of them once`, async ({ device, practice }) => {
    const before = await opened(device, practice);
    const struck = Promise.withResolvers<void>();
    await onCreate(before, '/api/procedure-types/', async (route, nth) => {
      if (nth !== killed) return route.fallback();
      if (reaches) await route.fetch();
      struck.resolve();
    });
    await addServices(before, SERVICES);
    await serviceForm(before).save.click();
    await struck.promise;
    await device.kill();

    const after = await device.open();
    await holdTime(after);
    await after.goto('/procedure-types');
    await expect(after.getByText(/پاسخ سرور نرسید/)).toBeVisible();
    await waitOut(after);
    // Whether what is not there may still arrive is the person's to judge.
    if (!reaches) await after.getByRole('button', { name: 'دوباره ثبت شود' }).click();
    await expect(after.getByText(FIVE_SAVED)).toBeVisible();
    expect(await storedOf(practice)).toEqual(ONCE);
  });
}

test('a service that the provider accepts and does not show yet is asked about, and sent once, also when the program is opened again', async ({
  device,
  practice,
}) => {
  const before = await opened(device, practice);
  let sent = 0;
  const slowly = async (page: Page) => {
    await page.route('**/api/procedure-types/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      await route.fulfill({ status: 201, body: '' });
    });
  };
  await slowly(before);
  await addServices(before, SERVICES.slice(0, 1));
  await holdTime(before);
  await serviceForm(before).save.click();
  await expect(before.getByText(/سرور این نوع خدمت را پذیرفت، ولی آن را نشان نداد/)).toBeVisible();
  await waitOut(before);
  await expect(before.getByText(/سرور این نوع خدمت را پذیرفت، ولی فعلاً آن را نشان نمی‌دهد/)).toBeVisible();
  const again = (page: Page) => page.getByRole('button', { name: 'دوباره ثبت شود' });
  await expect(again(before)).toBeVisible();
  await untilKept(before, 'findSent');
  await before.close();
  const after = await device.open();
  await slowly(after);
  await after.goto('/procedure-types');
  await expect(again(after)).toBeVisible();
  await after.getByRole('button', { name: 'بررسی دوباره' }).click();
  await expect(again(after)).toBeVisible();
  expect([sent, (await storedOf(practice)).length]).toEqual([1, 0]);
});
