import { tehranDay } from '../../schema/kit/tehran.ts';
import { openedPayment, type PaymentDraft, type PaymentFacts, paymentProblems, revisedPayment } from '../../schema/payments/draft.ts';
import type { Income } from '../../schema/payments/income.ts';
import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { isAlikePayment, newPaymentPayload } from '../../schema/payments/payload.ts';
import type { Payer } from '../../schema/payments/prefill.ts';
import type { StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';
import { PAYMENT_LISTS } from './facts.ts';

/** Where a payer's payments are shown. */
export const payerPath = (payer: Payer | null | undefined): string => (payer ? `/${payer.kind}/${payer.id}/payments` : '/patients');

const rules: StagedRules<PaymentDraft, PaymentFacts, Income> = {
  resource: 'incomes',
  wants: PAYMENT_LISTS,
  opened: ({ passed, at }) => openedPayment(passed?.payment, tehranDay(at)),
  revised: revisedPayment,
  // What was filled in beforehand has been used; the payer stays.
  cleared: (_, { payer, date }) => ({ ...openedPayment({ payer: payer ?? null }, null), date }),
  problems: paymentProblems,
  payload: newPaymentPayload,
  isAlike: isAlikePayment,
  next: (entries) => payerPath(entries.at(-1)?.payer),
  fallback: () => '/patients',
  linger: 0,
};

/** Staging payments and sending them, one call each (PAY-FORM-1). */
export const newPaymentsMachine = stagedList(newPaymentsWorkflow, rules);
