import { expect, type Page } from '@playwright/test';
import type { ProcedureType } from '../../src/schema/clinics/procedure-type.ts';
import { onCreate } from './contract-form.ts';
import { test } from './practice.ts';
import { addServices, SERVICES, serviceForm } from './service-form.ts';
import { holdTime, waitOut } from './support/time.ts';

const counted = (page: Page, method: string) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes('/api/procedure-types/')) count += 1;
  });
  return () => count;
};

test('new services are created, a changed one is patched, and a reload before that loses nothing', async ({ page, practice: { provider } }) => {
  const [first] = await provider.rows<ProcedureType>('procedureTypes');
  if (!first) throw new Error('The practice has no services.');
  const [posts, patches] = [counted(page, 'POST'), counted(page, 'PATCH')];
  await page.goto('/procedure-types');
  const form = serviceForm(page);
  await addServices(page, SERVICES.slice(0, 1));
  await page.getByRole('button', { name: `گزینه‌های ${first.name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش', exact: true }).click();
  await expect(form.name).toHaveValue(first.name);
  await form.price.fill('1234000');
  await page.reload();
  await expect(form.price).toHaveValue('۱٬۲۳۴٬۰۰۰');
  await expect(form.rows).toHaveCount(1);
  await form.save.click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('۲ نوع خدمت با موفقیت ذخیره شد.')).toBeVisible();
  expect([posts(), patches()]).toEqual([1, 1]);
  const stored = await provider.rows<ProcedureType>('procedureTypes');
  expect(stored.find(({ id }) => id === first.id)).toEqual({ ...first, price: 1_234_000 });
  expect(stored.filter(({ name }) => name === SERVICES[0])).toHaveLength(1);
});

test('where nothing was changed nothing is sent, and that is said', async ({ page, practice: { provider } }) => {
  const [first] = await provider.rows<ProcedureType>('procedureTypes');
  const patches = counted(page, 'PATCH');
  await page.goto('/procedure-types');
  await page.getByRole('button', { name: `گزینه‌های ${first?.name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش', exact: true }).click();
  await serviceForm(page).save.click();
  await expect(page.getByText('هیچ تغییری برای ثبت وجود ندارد.')).toBeVisible();
  expect(patches()).toBe(0);
});

test('of three services the refused one stays with its reason, and alone is sent again', async ({ page, practice: { provider } }) => {
  const posts = counted(page, 'POST');
  await onCreate(page, '/api/procedure-types/', (route, nth) =>
    nth === 2 ? route.fulfill({ status: 400, json: { procedure_code: ['تکراری است.'] } }) : route.fallback(),
  );
  await page.goto('/procedure-types');
  const form = serviceForm(page);
  await addServices(page, SERVICES.slice(0, 3));
  await form.save.click();
  await expect(page.getByText('خطا در ثبت "جراحی دوم": کد خدمت: تکراری است.')).toBeVisible();
  await form.save.click();
  await expect(page).toHaveURL('/settings');
  expect(posts()).toBe(4);
  const stored = (await provider.rows<ProcedureType>('procedureTypes')).map(({ name }) => name);
  for (const name of SERVICES.slice(0, 3)) expect(stored.filter((each) => each === name)).toHaveLength(1);
});

test('when the answer to the third of five services is lost, nothing is sent twice', async ({ page, practice: { provider } }) => {
  const posts = counted(page, 'POST');
  await onCreate(page, '/api/procedure-types/', async (route, nth) => {
    if (nth !== 3) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await holdTime(page);
  await page.goto('/procedure-types');
  await addServices(page, SERVICES);
  await serviceForm(page).save.click();
  await expect(page.getByText(/پاسخ سرور نرسید/)).toBeVisible();
  await waitOut(page);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('۵ نوع خدمت با موفقیت ذخیره شد.')).toBeVisible();
  expect(posts()).toBe(5);
  const stored = (await provider.rows<ProcedureType>('procedureTypes')).map(({ name }) => name);
  for (const name of SERVICES) expect(stored.filter((each) => each === name)).toHaveLength(1);
});

test('a service that is in use says so when it is to be deleted', async ({ page, practice: { provider } }) => {
  const [used] = await provider.rows<{ readonly procedure_type: number }>('surgeries');
  const service = (await provider.rows<ProcedureType>('procedureTypes')).find(({ id }) => id === used?.procedure_type);
  await page.goto('/procedure-types');
  await page.getByRole('button', { name: `گزینه‌های ${service?.name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'بله، حذف شود' }).click();
  await expect(dialog).toContainText(/خطا در حذف نوع خدمت: حذف ممکن نیست؛ هنوز در .*درمان‌ها.* به کار رفته است\./);
});
