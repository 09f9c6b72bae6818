import { type Answers, patient, rows, visit } from '../patients/practice.tsx';
import { find, press, settle } from '../stand.tsx';

const clinic = (id: number, name: string, is_personal = false) => ({ id, name, address: 'x', dentist: 1, is_personal });
export const contract = (id: number, of: number, facts: object = {}) => ({
  ...{ id, clinic: of, start_date: '2026-03-21', end_date: '2027-03-20', is_active: true, contract_type: 1, percent: 50 },
  ...facts,
});

/** A practice with two patients, two types, three clinics, of which the last has no active contract, and one tariff. */
export const lists: Answers = {
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'علی', last_name: 'رضایی', birth_date: '2023-01-01' })]),
  'resource:procedureTypes.loadRows': () =>
    rows([
      { id: 1, name: 'کامپوزیت', procedure_code: 'A1', price: 1_900_000 },
      { id: 2, name: 'جرم‌گیری', procedure_code: 'A2', price: 2_200_000 },
    ]),
  'resource:clinics.loadRows': () => rows([clinic(1, 'مطب شخصی', true), clinic(2, 'لبخند'), clinic(3, 'نیک‌نام')]),
  'resource:contracts.loadRows': () => rows([contract(1, 1), contract(2, 2), contract(3, 3, { is_active: false })]),
  'resource:insurances.loadRows': () => rows([{ id: 3, name: 'تأمین اجتماعی' }]),
  'resource:insuranceTariffs.loadRows': () => rows([{ id: 5, insurance: 3, plan_level: 'پایه', percent: 30, cover_type: 1 }]),
};

let stored = 100;
/** A provider that takes every treatment. */
export const taking: Answers = {
  ...lists,
  'newTreatments.findAlike': () => ({ rows: [] }),
  'newTreatments.sendRow': ({ payload }: { readonly payload: object }) => {
    stored += 1;
    return { ...payload, id: stored };
  },
};

export const treat = visit;

/** Opens the choices of a field. */
export const openChoices = async (page: HTMLElement, label: string): Promise<void> => {
  const face = [...page.querySelectorAll<HTMLButtonElement>('button[aria-labelledby]')].find((button) =>
    document.getElementById(button.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent?.startsWith(label),
  );
  if (!face) throw new Error(`No choice «${label}»`);
  await press(face);
};

/** Opens them and takes one. */
export const choose = async (page: HTMLElement, label: string, option: string): Promise<void> => {
  await openChoices(page, label);
  await press(find(page, '[role="option"]', option));
  await settle();
};

export const radio = (page: ParentNode, name: string): HTMLInputElement => find<HTMLInputElement>(page, 'input[type="radio"], input[type="checkbox"]', name);

/** Fills the form for a tooth at the upper right. */
export const fillIn = async (page: HTMLElement, place = 'دندان ۶، مولر اول، بالا راست'): Promise<void> => {
  await choose(page, 'بیمار', 'سارا احمدی');
  await choose(page, 'نوع درمان', 'کامپوزیت');
  await press(radio(page, 'بالا راست'));
  await press(radio(page, place));
  await choose(page, 'کلینیک', 'لبخند');
};

export const button = (page: ParentNode, name: string): HTMLButtonElement => find<HTMLButtonElement>(page, 'button', name);
