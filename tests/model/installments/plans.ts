import { dueChequesMachine } from '../../../src/machines/installments/due-cheques.ts';
import { planFormMachine } from '../../../src/machines/installments/plan-form.ts';
import { patientPlansMachine } from '../../../src/machines/installments/plans.ts';
import type { Installment, InstallmentCheck } from '../../../src/schema/installments/installment.ts';
import { dueChequesWorkflow, patientPlansWorkflow, planFormWorkflow } from '../../../src/schema/installments/workflows.ts';
import type { ListSamples } from '../kit/list-screen.ts';
import { COMPARES_ALL, formModel } from '../kit/record-form.ts';

const plan: Installment = { id: 31, patient: 7, collateral: 2, number_of_installments: 12, payment_period: 1 };
const cheque: InstallmentCheck = {
  ...{ id: 41, check_owner_name: 'مریم احمدی', check_owner_national_number: '0012345679', relation_to_patient: 'خود بیمار', amount: 250_000 },
  ...{ due_date: '2026-12-21', check_number: '1234567812345678', is_paid: false, installment: 31 },
};
const patient = { id: 7, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2 };

export const patientPlans: ListSamples = {
  machine: patientPlansMachine,
  description: patientPlansWorkflow,
  resource: 'installments',
  wants: ['installments', 'installmentChecks'],
  row: plan,
  passed: { patient },
  parts: {
    patient: { value: patient, rowOf: 'patients', changedBy: ['patients'] },
    balance: { value: { debt: 5, total_cost: 10, total_payments: 5 }, changedBy: ['surgeries', 'incomes'] },
  },
  leads: {
    open: { type: 'route.go', to: '/installment-checks/7/31', replace: false },
    add: () => ({ type: 'sheet.ask', workflow: 'planForm', params: { patient: '7' }, passed: {} }),
    back: '/patients',
  },
};

export const dueCheques: ListSamples = {
  machine: dueChequesMachine,
  description: dueChequesWorkflow,
  resource: 'installmentChecks',
  wants: ['installmentChecks', 'installments', 'patients'],
  row: cheque,
  leads: { back: '/' },
};

export const planFormModel = formModel({
  machine: planFormMachine,
  description: planFormWorkflow,
  resource: 'installments',
  record: plan,
  passed: { row: { resource: 'installments', row: plan } },
  change: { number_of_installments: 6, collateral: 2 },
  wrong: { collateral: null },
  facts: { debt: 12_000_000 },
  never: COMPARES_ALL,
  listPath: '/patients',
  params: { patient: '7' },
  next: ({ record }) => `/installment-checks/7/${record?.id}`,
  makes: { complete: { collateral: 2 }, passed: { row: { resource: 'installments', row: plan } } },
  sheets: 'only',
  leads: true,
});
