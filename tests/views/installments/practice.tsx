import type { Installment, InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { type Answers, patient, rows, visit } from '../patients/practice.tsx';

export const plan = (id: number, facts: Partial<Installment> = {}): Installment => ({
  ...{ id, patient: 7, collateral: 2, number_of_installments: 3, payment_period: 1 },
  ...facts,
});

export const cheque = (id: number, facts: Partial<InstallmentCheck> = {}): InstallmentCheck => ({
  ...{ id, check_owner_name: 'سارا احمدی', check_owner_national_number: '0012345679', relation_to_patient: 'خود بیمار', amount: 400_000 },
  ...{ due_date: '2026-12-21', check_number: `000000000000000${id}`, is_paid: false, installment: 31 },
  ...facts,
});

/** A patient who owes 1,200,000 toman, without a plan. */
export const owing: Answers = {
  'patientPlans.loadPatient': () => patient(7),
  'patientPlans.loadBalance': () => ({ debt: 1_200_000, total_cost: 2_000_000, total_payments: 800_000 }),
  'resource:installments.loadRows': () => rows([]),
  'resource:installmentChecks.loadRows': () => rows([]),
  'planForm.findAlike': () => ({ rows: [] }),
  'planForm.saveRecord': ({ payload }: { readonly payload: object }) => ({ ...payload, id: 31 }),
  'newCheques.findAlike': () => ({ rows: [] }),
  'resource:patients.loadRows': () => rows([patient(7)]),
};

/** The same with a second patient, whom nobody can call, and a plan of each. */
export const twoPayers: Answers = {
  ...owing,
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'رضا', last_name: 'کریمی', phone: null })]),
  'resource:installments.loadRows': () => rows([plan(31), plan(32, { patient: 8 })]),
};

/** The first with a plan of three parts and two cheques, one of them overdue. */
export const planned: Answers = {
  ...owing,
  'resource:installments.loadRows': () => rows([plan(31)]),
  'resource:installmentChecks.loadRows': () => rows([cheque(1, { due_date: '2026-11-01' }), cheque(2, { due_date: '2026-11-25' })]),
};

export const PLANS = '/patient/7/installments';
export const CHEQUES = '/installment-checks/7/31';
export const split = visit;
