import { type PaymentDraft, type PaymentFacts, paymentDraft, paymentDraftOf, paymentProblems, revisedPayment } from '../../schema/payments/draft.ts';
import { paymentEditWorkflow } from '../../schema/payments/edit-workflow.ts';
import type { Income } from '../../schema/payments/income.ts';
import { changedPaymentPayload, isPaymentAsSent, newPaymentPayload } from '../../schema/payments/payload.ts';
import { payerOf } from '../../schema/payments/prefill.ts';
import type { FormRules } from '../kit/form/context.ts';
import { PARTY_LISTS } from '../kit/form/parties.ts';
import { recordForm } from '../kit/form/record-form.ts';
import { payerPath } from './new-payments.ts';

const rules: FormRules<PaymentDraft, Income, PaymentFacts> = {
  resource: 'incomes',
  editsOnly: true,
  againstOpened: true,
  listPath: '/patients',
  next: (income) => payerPath(payerOf(income)),
  // PAY-FORM-2: back after a second.
  linger: 1000,
  wants: PARTY_LISTS,
  opened: () => paymentDraft.empty,
  draftOf: paymentDraftOf,
  passedOf: ({ income }) => income ?? null,
  revised: (draft, change, opened) => revisedPayment(draft, change, Boolean(opened.payer)),
  problems: paymentProblems,
  newPayload: newPaymentPayload,
  changedPayload: changedPaymentPayload,
  isAsSent: isPaymentAsSent,
};

/** Changing one stored payment; the payer stays (PAY-FORM-4). */
export const paymentEditMachine = recordForm(paymentEditWorkflow, rules);
