import { paymentEditMachine } from '../../../src/machines/payments/edit.ts';
import { paymentEditWorkflow } from '../../../src/schema/payments/edit-workflow.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import { editModel } from '../kit/record-edit.ts';

const income: Income = { id: 31, patient: null, clinic: 2, date: '2026-11-01', amount: 900_000, payment_method: 5, transaction_number: null };

export const paymentEditModel = editModel({
  machine: paymentEditMachine,
  description: paymentEditWorkflow,
  resource: 'incomes',
  record: income,
  passed: { income },
  change: { amount: '۹۵۰۰۰۰' },
  wrong: { amount: '' },
  facts: { payer: true },
  next: '/clinic/2/payments',
  lingers: true,
});
