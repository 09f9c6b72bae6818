import type { Row } from '../../../src/schema/api.ts';
import { persianDigits } from '../../../src/schema/kit/digits.ts';
import { jalaliText } from '../../../src/schema/kit/jalali.ts';
import { groupTyped } from '../../../src/schema/kit/money.ts';
import { toothOf } from '../../../src/schema/kit/tooth.ts';
import { fullName } from '../../../src/schema/patients/patient.ts';
import { spokenTooth } from '../../../src/views/kit/figures/tooth/names.ts';
import { form as patientForm } from '../../../src/views/patients/texts/form.ts';
import { genders, fields as patientFields } from '../../../src/views/patients/texts/names.ts';
import { methods, fields as paymentFields } from '../../../src/views/payments/texts.ts';
import { fields as treatmentFields, form as treatmentForm } from '../../../src/views/treatments/texts.ts';

/** What a form or a record shows: a text for each label. */
export type Shown = Readonly<Record<string, string>>;

/** The lists of a practice, as the provider has them. */
export interface Practice {
  readonly patients: readonly Row<'patients'>[];
  readonly types: readonly Row<'procedureTypes'>[];
  readonly clinics: readonly Row<'clinics'>[];
  readonly contracts: readonly Row<'contracts'>[];
  readonly insurances: readonly Row<'insurances'>[];
  readonly tariffs: readonly Row<'insuranceTariffs'>[];
}

const rowOf = <R extends { readonly id: number }>(rows: readonly R[], id: number | null | undefined): R | undefined => rows.find((row) => row.id === id);

export const nameOf = (practice: Practice, id: number | null | undefined): string => {
  const patient = rowOf(practice.patients, id);
  return patient ? fullName(patient) : '';
};

const typed = (text: string | null | undefined): string => text ?? '';
const dayText = (day: string | null | undefined): string => (day ? persianDigits(jalaliText(day)) : '');

export const toothText = (fdi: string): string => {
  const tooth = toothOf(fdi);
  return tooth ? spokenTooth(tooth) : '';
};

export const tariffText = ({ insurances, tariffs }: Practice, id: number | null | undefined): string => {
  const tariff = rowOf(tariffs, id);
  if (!tariff) return '';
  const cover = treatmentForm.covers[tariff.cover_type as 1 | 2];
  return `${treatmentForm.level(rowOf(insurances, tariff.insurance)?.name ?? '', tariff.plan_level)} ${treatmentForm.cover(cover, tariff.percent)}`;
};

/** A stored treatment as its form would show it. */
export const treatmentShown = (practice: Practice, row: Row<'surgeries'>): Shown => {
  const clinic = rowOf(practice.contracts, row.contract)?.clinic;
  return {
    [treatmentFields.patient]: nameOf(practice, row.patient),
    [treatmentFields.procedure_type]: rowOf(practice.types, row.procedure_type)?.name ?? '',
    [treatmentFields.total_cost]: groupTyped(String(row.total_cost)),
    [treatmentFields.tooth_number]: toothText(row.tooth_number),
    [treatmentFields.clinic]: rowOf(practice.clinics, clinic)?.name ?? '',
    [treatmentFields.insurance_tariff]: tariffText(practice, row.insurance_tariff),
    [treatmentFields.surgery_time]: dayText(row.surgery_time),
    [treatmentFields.main_complain]: typed(row.main_complain),
    [treatmentFields.description]: typed(row.description),
  };
};

/** A stored payment as its form would show it. */
export const paymentShown = (practice: Practice, row: Row<'incomes'>): Shown => ({
  [paymentFields.payer]: row.patient ? nameOf(practice, row.patient) : (rowOf(practice.clinics, row.clinic)?.name ?? ''),
  [paymentFields.payment_method]: methods[String(row.payment_method)] ?? '',
  [paymentFields.amount]: groupTyped(String(row.amount)),
  [paymentFields.date]: dayText(row.date),
  [paymentFields.transaction_number]: persianDigits(typed(row.transaction_number)),
});

/** A stored patient as the form would show it. */
export const patientShown = (practice: Practice, row: Row<'patients'>): Shown => ({
  [patientFields.first_name]: typed(row.first_name),
  [patientFields.last_name]: typed(row.last_name),
  [patientFields.national_number]: persianDigits(typed(row.national_number)),
  [patientFields.gender]: row.gender === 1 ? genders.male : genders.female,
  [patientFields.birth_date]: dayText(row.birth_date),
  [patientFields.phone]: persianDigits(typed(row.phone).replace(/^\+98/, '0')),
  [patientFields.insurance]: rowOf(practice.insurances, row.insurance)?.name ?? patientForm.noInsurance,
  [patientFields.address]: typed(row.address),
  [patientFields.drug_allergies]: typed(row.drug_allergies),
});
