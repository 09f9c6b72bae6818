import type { ConstantTariff, Contract } from '../../../src/schema/clinics/contract.ts';
import { type Answers, rows, type visit } from '../patients/practice.tsx';
import { field, find, press, settle, type } from '../stand.tsx';

export const contract = (id: number, terms: Partial<Contract> = {}): Contract => ({
  ...{ id, clinic: 3, start_date: '2026-03-21', end_date: '2027-03-21', contract_type: 3, percent: 40, is_active: true },
  ...terms,
});

const tariff = (id: number, terms: Partial<ConstantTariff> = {}): ConstantTariff => ({ id, contract: 5, procedure_type: 1, price: 700_000, ...terms });

const clinic = (id: number, name: string, is_personal = false) => ({ id, name, address: 'x', dentist: 1, is_personal });

/** A practice with a clinic of a combined contract, one of none, and the dentist's own. */
const lists: Answers = {
  'resource:clinics.loadRows': () => rows([clinic(1, 'مطب', true), clinic(3, 'لبخند'), clinic(4, 'مهر')]),
  'resource:contracts.loadRows': () => rows([contract(5)]),
  'resource:constantTariffs.loadRows': () => rows([tariff(8), tariff(9, { procedure_type: 2, price: 1_234_567 })]),
  'resource:procedureTypes.loadRows': () =>
    rows([
      { id: 1, name: 'ترمیم', procedure_code: '101', price: 1_000_000 },
      { id: 2, name: 'عصب‌کشی', procedure_code: '102', price: 3_000_000 },
      { id: 4, name: 'کشیدن', procedure_code: '103', price: 2_000_000 },
    ]),
  'clinicContracts.findAlike': () => ({ rows: [] }),
  'clinicTariffs.findAlike': () => ({ rows: [] }),
};

interface Sent {
  readonly id?: number;
  readonly payload: object;
}

/** The same, with a provider that stores what it is sent. */
export const taking: Answers = {
  ...lists,
  'clinicContracts.sendRow': ({ id, payload }: Sent) => ({ ...contract(id ?? 50), ...payload }),
  'clinicTariffs.sendRow': ({ id, payload }: Sent) => ({ ...tariff(id ?? 60), ...payload }),
};

/** What was sent to a port, in order. */
export const sentTo = (asked: readonly { readonly port: string; readonly input: unknown }[], port: string): readonly unknown[] =>
  asked.flatMap((call) => (call.port === port ? [call.input] : []));

export const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const choice = (page: ParentNode, name: string) => find(page, 'label', name).querySelector('input') as HTMLInputElement;

/** The field of the percentage: one of the kinds is called nearly so. */
export const percentField = (page: ParentNode): HTMLInputElement => {
  const label = [...page.querySelectorAll('label')].find(({ textContent }) => /^درصد\s*\*/.test(textContent ?? ''));
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement;
};

/** Fills the form of a contract in. */
export const fillContract = async (page: ParentNode, start: string, kind: string, percent?: string): Promise<void> => {
  await type(field(page, 'تاریخ شروع'), start);
  await press(choice(page, kind));
  if (percent !== undefined) await type(percentField(page), percent);
};

/** Chooses a service and types its price. */
export const fillTariff = async (page: ParentNode, service: string, price: string): Promise<void> => {
  await press(button(page, 'جستجوی خدمت'));
  await press(find(page, '[role="option"]', service));
  await type(field(page, 'قیمت'), price);
};

/** Does something with a stored row by its menu. */
export const byMenu = async (page: ParentNode, name: string, action: string): Promise<void> => {
  await press(button(page, `گزینه‌های ${name}`));
  await press(find(page, 'dialog button', action));
  await settle();
};

export const add = (page: ParentNode) => press(button(page, 'افزودن به لیست'));

/** Presses the button that saves, and lets come what comes of it. */
export const save = async ({ page, wait }: Pick<Awaited<ReturnType<typeof visit>>, 'page' | 'wait'>, what: string): Promise<void> => {
  await press(button(page, `ذخیره ${what}`));
  await settle();
  await wait(1);
};
