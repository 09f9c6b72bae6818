import { expect } from 'vitest';
import type { Clinic } from '../../../src/schema/clinics/clinic.ts';
import type { ProcedureType } from '../../../src/schema/clinics/procedure-type.ts';
import { type Answers, rows } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';

export const smile: Clinic = { id: 2, name: 'کلینیک لبخند', address: 'خیابان ولیعصر', dentist: 1, is_personal: false, phone: '+982188776655' };
export const own: Clinic = { id: 3, name: 'مطب خانه', address: 'خیابان آزادی', dentist: 1, is_personal: true };
const filling: ProcedureType = { id: 5, name: 'ترمیم', procedure_code: 'D2330', price: 1_500_000 };
const cleaning: ProcedureType = { id: 6, name: 'جرم‌گیری', procedure_code: 'D1110', price: 900_000 };

/** A dentist with two clinics and two services; whatever is saved is taken. */
export const answers: Answers = {
  'session.loadUser': () => ({ username: 'demo', dentist: { id: 1, first_name: 'سارا', last_name: 'نیک‌نام' } }),
  'session.loadPicture': () => ({ url: null }),
  'resource:clinics.loadRows': () => rows([smile, own]),
  'resource:insurances.loadRows': () => rows([{ id: 7, name: 'سامان' }]),
  'resource:insuranceTariffs.loadRows': () => rows([{ id: 1, insurance: 7, plan_level: 'طلایی', percent: 30, cover_type: 1 }]),
  'resource:contracts.loadRows': () => rows([]),
  'resource:constantTariffs.loadRows': () => rows([]),
  'resource:procedureTypes.loadRows': () => rows([filling, cleaning]),
  'clinicForm.loadRecord': ({ id }: { readonly id: number }) => (id === own.id ? own : smile),
  'clinicForm.findAlike': () => ({ rows: [] }),
  'clinicForm.saveRecord': ({ id, payload }: { readonly id: number | null; readonly payload: object }) => ({ ...smile, id: id ?? 50, ...payload }),
  'services.findAlike': () => ({ rows: [] }),
  'services.sendRow': ({ id, payload }: { readonly id?: number | null; readonly payload: object }) => ({ ...filling, id: id ?? 60, ...payload }),
};

export const pressOn = async (page: ParentNode, name: string): Promise<void> => {
  await press(find(page, 'button', name));
  await settle();
};

export const fillClinic = async (page: ParentNode, { name = 'کلینیک آفتاب', address = 'میدان ونک', phone = '' } = {}): Promise<void> => {
  await type(field(page, 'عنوان کلینیک'), name);
  await type(field(page, 'آدرس کلینیک'), address);
  await type(field(page, 'شماره تماس'), phone);
};

export const fillService = async (page: ParentNode, name: string, code: string, price: string): Promise<void> => {
  await type(field(page, 'نام خدمت'), name);
  await type(field(page, 'کد خدمت'), code);
  await type(field(page, 'قیمت'), price);
};

/** Opens a section of the settings. */
export const openSection = async (page: ParentNode, title: string): Promise<void> => {
  const summary = find(page, 'summary', title);
  await press(summary);
  // What it holds comes with the first touch.
  await comes(() => expect(summary.parentElement?.querySelector('a, button')).not.toBeNull());
};

/** What was saved of clinics, in order. */
export const savedIn = (asked: readonly { readonly port: string; readonly input: unknown }[], port: string): readonly unknown[] =>
  asked.filter((each) => each.port === port).map(({ input }) => input);
