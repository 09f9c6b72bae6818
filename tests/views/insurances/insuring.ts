import type { Insurance, InsuranceTariff } from '../../../src/schema/insurances/insurance.ts';
import { type Answers, rows } from '../patients/practice.tsx';
import { find, press, settle } from '../stand.tsx';

export const saman: Insurance = { id: 7, name: 'سامان' };
export const level = (id: number, facts: Partial<InsuranceTariff> = {}): InsuranceTariff => ({
  ...{ id, insurance: 7, plan_level: 'طلایی', percent: 30, cover_type: 1 },
  ...facts,
});

/** A practice with two insurances, one of which has levels; whatever is saved is taken. */
export const answers: Answers = {
  'resource:insurances.loadRows': () => rows([saman, { id: 8, name: 'دی' }]),
  'resource:insuranceTariffs.loadRows': () => rows([level(1), level(2, { cover_type: 2, percent: 40 }), level(3, { insurance: 9 })]),
  'insuranceLevels.loadInsurance': () => saman,
  'insuranceForm.findAlike': () => ({ rows: [] }),
  'insuranceForm.saveRecord': ({ id, payload }: { readonly id: number | null; readonly payload: object }) => ({ id: id ?? 50, ...payload }),
  'levelForm.findAlike': () => ({ rows: [] }),
  'levelForm.saveRecord': ({ id, payload }: { readonly id: number | null; readonly payload: object }) => ({ ...level(id ?? 60), ...payload }),
};

/** The sheet over the list. */
export const sheetOf = (page: ParentNode): HTMLElement => {
  const sheet = page.querySelector<HTMLElement>('dialog[open]');
  if (!sheet) throw new Error('No sheet is open.');
  return sheet;
};

export const pressIn = async (page: ParentNode, name: string): Promise<void> => {
  await press(find(page, 'button', name));
  await settle();
};
