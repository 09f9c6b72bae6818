import type { AnyMachineSnapshot } from 'xstate';
import { current } from '../../../src/machines/kit/staged/context.ts';
import { newPaymentsMachine } from '../../../src/machines/payments/new-payments.ts';
import type { PaymentDraft } from '../../../src/schema/payments/draft.ts';
import type { Income } from '../../../src/schema/payments/income.ts';
import { newPaymentsWorkflow } from '../../../src/schema/payments/new-workflow.ts';
import { newPaymentPayload } from '../../../src/schema/payments/payload.ts';
import { stagedContext, stagedModel } from '../kit/staged-list.ts';

const complete: Partial<PaymentDraft> = { payer: { kind: 'patient', id: 7, name: 'مریم احمدی' }, payment_method: 2, amount: '۲۵۰۰۰۰' };

const stored = (snapshot: AnyMachineSnapshot, id: number): Income => {
  const { draft } = current(stagedContext(snapshot).rows) ?? { draft: { ...stagedContext(snapshot).draft, ...complete } };
  return { ...newPaymentPayload(draft as PaymentDraft), id } as Income;
};

export const newPaymentsModel = stagedModel({
  machine: newPaymentsMachine,
  description: newPaymentsWorkflow,
  // The whole of what is owed, as an account hands it over, and not the payment that is typed.
  passed: { payment: { payer: { kind: 'patient', id: 7, name: 'مریم احمدی' }, payment_method: 2, amount: 400_000 } },
  complete,
  incomplete: { amount: '' },
  facts: { payer: true },
  forbidding: { payer: false },
  stored,
  next: '/patient/7/payments',
  fallback: '/patients',
});
