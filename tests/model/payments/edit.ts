import { paymentEditMachine } from '../../../src/machines/payments/edit.ts';
import { paymentEditWorkflow } from '../../../src/schema/payments/edit-workflow.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import { formModel } from '../kit/record-form.ts';

const income: Income = { id: 31, patient: null, clinic: 2, date: '2026-11-01', amount: 900_000, payment_method: 5, transaction_number: null };

export const paymentEditModel = formModel({
  machine: paymentEditMachine,
  description: paymentEditWorkflow,
  resource: 'incomes',
  record: income,
  passed: { income },
  change: { amount: '۹۵۰۰۰۰' },
  wrong: { amount: '' },
  facts: { payer: true },
  listPath: '/patients',
  next: '/clinic/2/payments',
  lingers: 1000,
});
