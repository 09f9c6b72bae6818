import type { Page } from '@playwright/test';
import { areas } from '../../../src/schema/app/areas.ts';

interface Found {
  readonly id: number;
  readonly patient?: number;
  readonly clinic?: number;
  readonly contract_type?: number;
  readonly collateral?: number;
}

/** Which list the number in an address names a row of, by the screen. */
const rowsOf = (path: string): string => {
  if (path.startsWith('/new-treatment')) return 'surgeries';
  if (path.startsWith('/new-payment')) return 'incomes';
  if (path.startsWith('/insurances')) return 'insurances';
  if (path.startsWith('/edit-appointment')) return 'appointments';
  if (/^\/(contracts|constant-tariffs|edit-clinic)\//.test(path)) return 'contracts';
  return path.startsWith('/clinic') ? 'clinics' : 'patients';
};

const { session: _, ...inside } = areas;
/** The addresses of all screens of whoever is signed in. */
export const paths = Object.values(inside).flatMap((routes) => routes.map(({ path }) => path));

/** The address with the numbers of stored rows; of patients the one who was treated first has the most to show, of clinics one with a combined contract. */
export const filledIn = async (page: Page, path: string): Promise<string> => {
  if (!path.includes(':')) return path;
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const all = async (name: string): Promise<readonly Found[]> =>
    (await page.request.get(new URL(`/api/${name}/`, page.url()).href, { headers: { authorization: `Bearer ${token}` } })).json();
  if (path.includes('/installment')) {
    // A plan with cheques has the most to show.
    const plan = (await all('installments')).find(({ collateral }) => collateral === 2);
    if (!plan) throw new Error('Nobody pays in instalments with cheques.');
    return path.replace(':installmentId', String(plan.id)).replace(/:\w+/g, String(plan.patient));
  }
  const list = rowsOf(path);
  const found = await all(list === 'patients' ? 'surgeries' : list);
  const id = list === 'patients' ? found[0]?.patient : list === 'contracts' ? found.find(({ contract_type: type }) => type === 3)?.clinic : found[0]?.id;
  return path.replace(':section', 'tariffs').replace(/:\w+/g, String(id));
};

/** The addresses one after the other, each as `filledIn` has it: asked for while there is a network. */
export const allFilledIn = async (page: Page, addresses: readonly string[]): Promise<readonly string[]> => {
  const filled: string[] = [];
  for (const address of addresses) filled.push(await filledIn(page, address));
  return filled;
};

/** What sticks out of the page at its sides. */
export const wideThings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().left < -1 || element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${(element.textContent ?? '').slice(0, 40)}`);
  });
