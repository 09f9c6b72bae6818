import { expect, type Page, type Request } from '@playwright/test';

/** A choice that rises in a sheet: opened by the name of its field, answered by the beginning of an option. */
export const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const search = page.getByRole('searchbox');
  if (await search.isVisible()) await search.fill(option);
  await page.getByRole('option').filter({ hasText: option }).first().click();
};

/** The treatment form as a person finds it. */
export const treatmentForm = (page: Page) => ({
  add: page.getByRole('button', { name: 'افزودن به لیست', exact: true }),
  submit: page.getByRole('button', { name: /^ثبت (درمان‌ها|باقی‌مانده)/ }),
  rows: page.getByRole('list', { name: 'لیست درمان‌ها' }).getByRole('listitem'),
  /** Picks a tooth of the quarter at the upper right. */
  tooth: async (place: string) => {
    await page.getByText('بالا راست', { exact: true }).click();
    await page.getByRole('radio', { name: new RegExp(`^دندان ${place}، .*، بالا راست`) }).check({ force: true });
  },
  fill: async (patient: string, tooth: string, clinic = 'لبخند') => {
    await choose(page, 'بیمار', patient);
    await choose(page, 'نوع درمان', 'کامپوزیت');
    await page.getByText('بالا راست', { exact: true }).click();
    await page.getByRole('radio', { name: new RegExp(`^دندان ${tooth}، .*، بالا راست`) }).check({ force: true });
    await choose(page, 'کلینیک', clinic);
  },
});

/** Counts the creates of a resource that leave the browser. */
export const countCreates = (page: Page, path: string) => {
  const creates: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) creates.push(request);
  });
  return () => creates.length;
};

/** How many rows the provider itself has. */
export const storedRows = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${localStorage.getItem('accessToken')}` } });
    return ((await answer.json()) as unknown[]).length;
  }, path);

/** Files a patient of the story's own, so that stories do not meet in one file. */
export const filePatient = async (page: Page, last_name: string): Promise<number> => {
  const answer = await page.evaluate(async (surname) => {
    const response = await fetch('/api/patients/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ first_name: 'سارا', last_name: surname, national_number: 12345679, gender: 2 }),
    });
    return (await response.json()) as { id: number };
  }, last_name);
  expect(answer.id).toBeGreaterThan(0);
  return answer.id;
};
