import type { Chance } from '../../../server/demo/chance.ts';
import { fdiOf, type Tooth } from '../../../src/schema/kit/tooth.ts';
import { fields as insuranceFields } from '../../../src/views/insurances/texts.ts';
import { form as patientForm } from '../../../src/views/patients/texts/form.ts';
import { genders, fields as patientFields } from '../../../src/views/patients/texts/names.ts';
import { methods, fields as paymentFields, form as paymentForm, staged as payments } from '../../../src/views/payments/texts.ts';
import { fields as treatmentFields, form as treatmentForm, staged as treatments } from '../../../src/views/treatments/texts.ts';
import { nameOf, type Practice, type Shown, tariffText, toothText } from './practice.ts';
import { address, amount, dayBefore, firstName, lastName, nationalNumber, phone, transaction, type Value, words } from './values.ts';

/** How a field takes its value: typed, chosen among a few, from a sheet, from the picture of the mouth, or word by word. */
export type Manner = 'typed' | 'choice' | 'sheet' | 'tooth' | 'tags';

export interface Entry extends Value {
  readonly label: string;
  readonly manner: Manner;
  /** Labels of fields that follow this one. */
  readonly moves: readonly string[];
}

/** What there is to choose from, and what keeps entries apart. */
export interface Stock {
  readonly practice: Practice;
  readonly today: string;
  readonly count: () => number;
}

interface FieldSpec {
  readonly label: string;
  readonly manner?: Manner;
  readonly required?: boolean;
  readonly moves?: readonly string[];
  /** Whether the form, as it stands, has it to be filled in. */
  readonly open?: (stock: Stock, shown: Shown) => boolean;
  readonly value: (luck: Chance, stock: Stock) => Value;
}

export type FormName = 'treatments' | 'payments' | 'patient' | 'insurance';

export interface FormSpec {
  readonly path: string;
  readonly title: string;
  readonly fields: readonly FieldSpec[];
  /** Of a form that fills a list. */
  readonly list?: { readonly title: string; readonly submit: string };
  /** By what a row is known again. */
  readonly key: string;
}

const same = (text: string): Value => ({ typed: text, shown: text });
const chosen = (label: string, names: (stock: Stock) => readonly string[], more: Omit<FieldSpec, 'label' | 'value'> = {}): FieldSpec => ({
  label,
  manner: 'sheet',
  ...more,
  value: (luck, stock) => same(luck.pick(names(stock))),
});

const isPersonal = ({ practice }: Stock, shown: Shown): boolean =>
  practice.clinics.some(({ name, is_personal }) => is_personal && name === shown[treatmentFields.clinic]);
/** Clinics at which a treatment can be entered. */
const contracted = ({ practice }: Stock): readonly string[] =>
  practice.clinics.filter(({ id }) => practice.contracts.some(({ clinic, is_active }) => clinic === id && is_active)).map(({ name }) => name);

const tooth = ({ between, happens }: Chance): Value => {
  const child = happens(0.2);
  const one: Tooth = { quadrant: between(1, 4) as Tooth['quadrant'], child, place: between(1, child ? 5 : 8) };
  return { typed: fdiOf(one), shown: toothText(fdiOf(one)) };
};

const patientsOf = ({ practice }: Stock): readonly string[] => practice.patients.map(({ id }) => nameOf(practice, id));

const treatment: FormSpec = {
  path: '/new-treatment',
  title: treatmentForm.titleNew,
  list: { title: treatments.title, submit: treatments.submit },
  key: treatmentFields.total_cost,
  fields: [
    chosen(treatmentFields.patient, patientsOf, { required: true, moves: [treatmentFields.insurance_tariff] }),
    chosen(treatmentFields.procedure_type, ({ practice }) => practice.types.map(({ name }) => name), {
      required: true,
      moves: [treatmentFields.total_cost],
    }),
    { label: treatmentFields.total_cost, required: true, value: (luck, { count }) => amount(count)(luck) },
    { label: treatmentFields.tooth_number, manner: 'tooth', required: true, value: tooth },
    chosen(treatmentFields.clinic, contracted, { required: true, moves: [treatmentFields.insurance_tariff] }),
    chosen(treatmentFields.insurance_tariff, ({ practice }) => practice.tariffs.map(({ id }) => tariffText(practice, id)), {
      required: true,
      open: isPersonal,
    }),
    { label: treatmentFields.surgery_time, value: (luck, { today }) => dayBefore(today)(luck) },
    { label: treatmentFields.main_complain, value: words },
    { label: treatmentFields.description, value: words },
  ],
};

const payment: FormSpec = {
  path: '/new-payment',
  title: paymentForm.titleNew,
  list: { title: payments.title, submit: payments.submit },
  key: paymentFields.amount,
  fields: [
    chosen(paymentFields.payer, (stock) => [...patientsOf(stock), ...stock.practice.clinics.map(({ name }) => name)], { required: true }),
    chosen(paymentFields.payment_method, () => Object.values(methods), { manner: 'choice', required: true }),
    { label: paymentFields.amount, required: true, value: (luck, { count }) => amount(count)(luck) },
    { label: paymentFields.date, value: (luck, { today }) => dayBefore(today)(luck) },
    { label: paymentFields.transaction_number, value: transaction },
  ],
};

const patient: FormSpec = {
  path: '/new-patient',
  title: patientForm.titleNew,
  key: patientFields.national_number,
  fields: [
    { label: patientFields.first_name, required: true, value: firstName },
    { label: patientFields.last_name, required: true, value: lastName },
    { label: patientFields.national_number, required: true, value: nationalNumber },
    chosen(patientFields.gender, () => Object.values(genders), { manner: 'choice' }),
    { label: patientFields.birth_date, value: (luck) => dayBefore('1990-01-01')(luck) },
    { label: patientFields.phone, value: phone },
    chosen(patientFields.insurance, ({ practice }) => practice.insurances.map(({ name }) => name)),
    { label: patientFields.address, value: address },
    { label: patientFields.drug_allergies, manner: 'tags', value: words },
  ],
};

const insurance: FormSpec = {
  path: '/insurances',
  title: 'افزودن بیمه',
  key: insuranceFields.name,
  fields: [{ label: insuranceFields.name, required: true, value: lastName }],
};

export const forms: Readonly<Record<FormName, FormSpec>> = { treatments: treatment, payments: payment, patient, insurance };

const entryOf = (field: FieldSpec, luck: Chance, stock: Stock): Entry => ({
  ...field.value(luck, stock),
  label: field.label,
  manner: field.manner ?? 'typed',
  moves: field.moves ?? [],
});

const isOpen = (field: FieldSpec, stock: Stock, shown: Shown): boolean => field.open?.(stock, shown) ?? true;

/** The next field that keeps the form from being complete, filled in; null when nothing does. */
export const nextMissing = (name: FormName, luck: Chance, stock: Stock, shown: Shown): Entry | null => {
  const field = forms[name].fields.find((each) => each.required && isOpen(each, stock, shown) && !shown[each.label]);
  return field ? entryOf(field, luck, stock) : null;
};

/** Any field of the form, filled in. */
export const anyEntry = (name: FormName, luck: Chance, stock: Stock, shown: Shown): Entry =>
  entryOf(luck.pick(forms[name].fields.filter((each) => isOpen(each, stock, shown))), luck, stock);

/** A field that takes whatever is typed and asks no list, filled in. */
export const typedEntry = (name: FormName, luck: Chance, stock: Stock): Entry =>
  entryOf(luck.pick(forms[name].fields.filter(({ manner = 'typed' }) => manner === 'typed')), luck, stock);
