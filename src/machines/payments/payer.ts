import { fullName } from '../../schema/patients/patient.ts';
import type { Income } from '../../schema/payments/income.ts';
import { type Balance, clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../schema/payments/payer-workflow.ts';
import type { ListRules, PartRules } from '../kit/list/context.ts';
import { listScreen } from '../kit/list/list-screen.ts';
import { handOver } from '../kit/parent.ts';

/** What is loaded of an account besides the payments. */
export interface Account {
  readonly payer: { readonly name: string };
  readonly balance: Balance;
}

/** One payer's account: who it is, how the account stands, and the payments; each part loads and fails on its own. */
const account = (kind: 'patient' | 'clinic', payer: PartRules<Account['payer']>, back: string): ListRules<Income, Account> => ({
  resource: 'incomes',
  parts: { payer, balance: { changedBy: ['surgeries', 'incomes'] } },
  edit: (income) => handOver(`/new-payment/${income.id}`, { income }),
  add: ({ id, parts }) => handOver(`/new-payment?${kind}=${id}`, { payment: { payer: { kind, id, name: parts.payer.value?.name ?? null } } }),
  back,
});

const ofPatient = account(
  'patient',
  { rowOf: 'patients', changedBy: ['patients'], passed: ({ patient }, id) => (patient?.id === id ? { name: fullName(patient) } : null) },
  '/patients',
);
// Whether it is the dentist's own stands in the list.
const ofClinic: ListRules<Income, Account> = { ...account('clinic', { rowOf: 'clinics', changedBy: ['clinics'] }, '/settings'), wants: ['clinics'] };

export const patientFinancialsMachine = listScreen(patientFinancialsWorkflow, ofPatient);
export const patientPaymentsMachine = listScreen(patientPaymentsWorkflow, { ...ofPatient, dated: true });
export const clinicPaymentsMachine = listScreen(clinicPaymentsWorkflow, { ...ofClinic, dated: true });
