import { expect, type Page, type Request } from '@playwright/test';
import { type ResourceName, resources } from '../../src/schema/api.ts';

/** A choice that rises in a sheet: opened by the name of its field, answered by the beginning of an option. */
export const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('option').first().waitFor();
  const search = page.getByRole('searchbox');
  const offered = page.getByRole('option').filter({ hasText: option }).first();
  let tapped = false;
  // A second tap on the spot that opened the sheet is taken for a slip of the finger: one taps again.
  await expect(async () => {
    // On a busy machine the sheet goes later than it was looked at.
    if (tapped && !(await offered.isVisible())) return;
    // Whether it can be searched shows with its options, of which there may be more in a moment.
    if (await search.isVisible()) await search.fill(option);
    await offered.click({ timeout: 1000 });
    tapped = true;
    await expect(offered).toBeHidden({ timeout: 500 });
  }).toPass();
};

/** What was done, of a form that is about somebody. */
export const fillWork = async (page: Page, tooth: string, clinic = 'لبخند'): Promise<void> => {
  await choose(page, 'نوع درمان', 'کامپوزیت');
  await page.getByText('بالا راست', { exact: true }).click();
  await page.getByRole('checkbox', { name: new RegExp(`^دندان ${tooth}، .*، بالا راست`) }).check({ force: true });
  await choose(page, 'کلینیک', clinic);
};

/** The treatment form as a person finds it. */
export const treatmentForm = (page: Page) => ({
  add: page.getByRole('button', { name: 'افزودن به لیست', exact: true }),
  submit: page.getByRole('button', { name: /^ثبت (درمان‌ها|باقی‌مانده)/ }),
  rows: page.getByRole('list', { name: 'لیست درمان‌ها' }).getByRole('listitem'),
  fill: async (patient: string, tooth: string, clinic?: string) => {
    await choose(page, 'بیمار', patient);
    await fillWork(page, tooth, clinic);
  },
});

const LISTS: readonly ResourceName[] = ['patients', 'procedureTypes', 'clinics', 'contracts', 'insuranceTariffs'];

/** Opens the form for new treatments by its address, with all that it chooses from: a contract that is still on its way is no contract. */
export const openTreatmentForm = async (page: Page) => {
  const lists = LISTS.map(async (name) => {
    const its = (request: Request) => new URL(request.url()).pathname === resources[name].path;
    // A body that is read while it comes is at its end for the program before Chromium says so, or says that it was broken off.
    await Promise.race([page.waitForEvent('requestfinished', its), page.waitForEvent('requestfailed', its)]);
  });
  await page.goto('/new-treatment');
  await Promise.all(lists);
  return treatmentForm(page);
};

/** Counts the creates of a resource that leave the browser. */
export const countCreates = (page: Page, resource: ResourceName) => {
  const creates: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === resources[resource].path) creates.push(request);
  });
  return () => creates.length;
};
