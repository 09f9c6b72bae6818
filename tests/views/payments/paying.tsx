import type { Income } from '../../../src/schema/payments/income.ts';
import { type Answers, patient, rows, visit } from '../patients/practice.tsx';

export const income = (id: number, facts: Partial<Income> = {}): Income => ({
  ...{ id, patient: 7, clinic: null, date: '2026-11-10', amount: 900_000, payment_method: 5, transaction_number: null },
  ...facts,
});

/** A practice with a patient, a clinic and some payments. */
export const lists: Answers = {
  'resource:patients.loadRows': () => rows([patient(7)]),
  'resource:clinics.loadRows': () => rows([{ id: 2, name: 'لبخند', address: 'x', dentist: 1, is_personal: false }]),
  'resource:incomes.loadRows': () =>
    rows([
      income(1),
      income(2, { date: '2026-11-15', amount: 250_000, payment_method: 9 }),
      income(3, { patient: null, clinic: 2, amount: 7_000_000, payment_method: 3, transaction_number: '123' }),
      income(4, { patient: 8 }),
    ]),
};

export const account: Answers = {
  ...lists,
  'patientPayments.loadPayer': () => ({ name: 'سارا احمدی' }),
  'patientPayments.loadBalance': () => ({ owed: 4_100_000, total_cost: 5_250_000, total_payments: 1_150_000 }),
  'patientFinancials.loadPayer': () => ({ name: 'سارا احمدی' }),
  'patientFinancials.loadBalance': () => ({ owed: 4_100_000, total_cost: 5_250_000, total_payments: 1_150_000 }),
  'clinicPayments.loadPayer': () => ({ name: 'لبخند' }),
  'clinicPayments.loadBalance': () => ({ owed: 12_000_000 }),
};

export const pay = visit;
