import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { clinicPaymentsMachine, type PayerContext, patientFinancialsMachine, patientPaymentsMachine } from '../../../src/machines/payments/payer.ts';
import type { Workflow } from '../../../src/schema/kit/workflow.ts';
import { clinicPaymentsWorkflow, patientFinancialsWorkflow, patientPaymentsWorkflow } from '../../../src/schema/payments/payer-workflow.ts';
import { done, error, type Model, type Situation } from '../walk.ts';

const AT = 1_795_000_000_000;
const missing = { _tag: 'Rejected', status: 404, detail: null, general: [], fields: {} };
const income = { id: 31, patient: 7, clinic: null, date: '2026-11-01', amount: 900_000, payment_method: 5 };
const patient = { id: 7, first_name: 'مریم', last_name: 'احمدی', national_number: '0012345679', gender: 2 };

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as PayerContext;
const told = ({ said }: Situation) => said.filter(({ to }) => to === 'root').map(({ event }) => event);

const model = (machine: AnyStateMachine, description: Workflow, kind: 'patient' | 'clinic'): Model => ({
  machine,
  description,
  inputs: [
    { params: { id: '7' }, at: AT },
    { params: { id: '7' }, passed: { patient }, at: AT },
    { params: { id: 'x' }, at: AT },
  ],
  events: {
    'screen.entered': [{ type: 'screen.entered', at: AT }],
    'screen.left': [{ type: 'screen.left' }],
    'rows.changed': ['patients', 'clinics', 'incomes', 'insurances'].map((resource) => ({ type: 'rows.changed', resource })),
    'payer.retried': [{ type: 'payer.retried', at: AT }],
    'balance.retried': [{ type: 'balance.retried' }],
    'lists.retried': [{ type: 'lists.retried', at: AT }],
    'payment.add': [{ type: 'payment.add' }],
    'payment.edit': [{ type: 'payment.edit', income }],
    'payment.remove': [{ type: 'payment.remove', id: 31, label: 'x' }],
    'account.closed': [{ type: 'account.closed' }],
    'xstate.done.actor.loadPayer': [done('loadPayer', { name: 'مریم احمدی' })],
    'xstate.error.actor.loadPayer': [error('loadPayer', missing), error('loadPayer', { _tag: 'Offline' })],
    'xstate.done.actor.loadBalance': [done('loadBalance', { owed: 5, total_cost: 10, total_payments: 5 })],
    'xstate.error.actor.loadBalance': [error('loadBalance', { _tag: 'Timeout' })],
  },
  states: {
    'open.payer.loading': () => {},
    'open.payer.ready': ({ snapshot }) => expect(contextOf(snapshot).name).not.toBeNull(),
    'open.payer.failed': ({ snapshot }) => expect(contextOf(snapshot).payerFailure).not.toBeNull(),
    'open.payer.missing': ({ snapshot }) => expect(contextOf(snapshot).payerFailure).toEqual(missing),
    'open.balance.loading': () => {},
    'open.balance.ready': ({ snapshot }) => expect(contextOf(snapshot).balance).not.toBeNull(),
    'open.balance.failed': ({ snapshot }) => expect(contextOf(snapshot).balanceFailure).not.toBeNull(),
    ended: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
  always: (situation) => {
    for (const event of told(situation)) {
      if (event.type !== 'route.go') continue;
      if (event.to === '/new-payment') expect(event.passed.payment.payer).toMatchObject({ kind, id: contextOf(situation.snapshot).id });
      else expect([`/new-payment/${income.id}`, kind === 'patient' ? '/patients' : '/settings']).toContain(event.to);
    }
  },
});

export const payerModels: Readonly<Record<string, Model>> = {
  'patient financials': model(patientFinancialsMachine, patientFinancialsWorkflow, 'patient'),
  'patient payments': model(patientPaymentsMachine, patientPaymentsWorkflow, 'patient'),
  'clinic payments': model(clinicPaymentsMachine, clinicPaymentsWorkflow, 'clinic'),
};
