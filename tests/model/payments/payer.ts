import type { AnyStateMachine } from 'xstate';
import { clinicPaymentsMachine, patientFinancialsMachine, patientPaymentsMachine } from '../../../src/machines/payments/payer.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../../src/schema/payments/payer-workflow.ts';
import type { ListSamples } from '../kit/list-screen.ts';

const income = { id: 31, patient: 7, clinic: null, date: '2026-11-01', amount: 900_000, payment_method: 5 };
const patient = { id: 7, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2 };

const account = (machine: AnyStateMachine, description: Workflow, kind: 'patient' | 'clinic'): ListSamples => ({
  machine,
  description,
  resource: 'incomes',
  wants: ['incomes', ...(kind === 'clinic' ? ['clinics'] : [])],
  row: income,
  dated: machine !== patientFinancialsMachine,
  ...(kind === 'patient' ? { passed: { patient } } : {}),
  parts: {
    payer: { value: { name: 'مریم احمدی' }, rowOf: `${kind}s`, changedBy: [`${kind}s`] },
    balance: { value: { owed: 5, total_cost: 10, total_payments: 5 }, changedBy: ['surgeries', 'incomes'] },
  },
  leads: {
    edit: { type: 'route.go', to: '/new-payment/31', replace: false, passed: { income } },
    add: ({ id, parts }) => ({
      type: 'route.go',
      to: `/new-payment?${kind}=7`,
      replace: false,
      passed: { payment: { payer: { kind, id, name: (parts.payer?.value as { readonly name: string } | null)?.name ?? null } } },
    }),
    back: kind === 'patient' ? '/patients' : '/settings',
  },
});

export const patientFinancials = account(patientFinancialsMachine, patientFinancialsWorkflow, 'patient');
export const patientPayments = account(patientPaymentsMachine, patientPaymentsWorkflow, 'patient');
export const clinicPayments = account(clinicPaymentsMachine, clinicPaymentsWorkflow, 'clinic');
