import { type PaymentDraft, type PaymentFacts, paymentDraft, paymentProblems, revisedPayment } from '../../schema/payments/draft.ts';
import type { Income } from '../../schema/payments/income.ts';
import { newPaymentsWorkflow } from '../../schema/payments/new-workflow.ts';
import { isAlikePayment, newPaymentPayload } from '../../schema/payments/payload.ts';
import type { Payer } from '../../schema/payments/prefill.ts';
import { PARTY_LISTS } from '../kit/form/parties.ts';
import { lastNumber, numberParam, type Opening, type Params } from '../kit/screen.ts';
import type { StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';

/** Where a payer's payments are shown. */
export const payerPath = (payer: Payer | null | undefined): string => (payer ? `/${payer.kind}/${payer.id}/payments` : '/patients');

/** Whom the address is about. */
const payerIn = (params: Params): Payer | null => {
  for (const kind of ['patient', 'clinic'] as const) {
    const id = numberParam(params, kind);
    if (id) return { kind, id };
  }
  return null;
};

/** Who most likely pays, and how. */
const likely = ({ params, passed, last }: Opening) => ({
  payer: passed?.payment?.payer ?? payerIn(params ?? {}),
  payment_method: passed?.payment?.payment_method ?? lastNumber(last?.payment_method),
});

const rules: StagedRules<PaymentDraft, PaymentFacts, Income> = {
  resource: 'incomes',
  wants: PARTY_LISTS,
  opened: (opening) => paymentDraft.filled(likely(opening)),
  proposed: (opening) => paymentDraft.filled({ ...opening.passed?.payment, ...likely(opening) }),
  revised: (draft, change, _, params) => revisedPayment(draft, change, payerIn(params) !== null),
  entries: (draft, today) => [paymentDraft.asOf(draft, today)],
  cleared: ({ payer, payment_method }) => ({ ...paymentDraft.empty, payer: payer ?? null, payment_method: payment_method ?? null }),
  day: 'date',
  lasting: ({ payment_method }) => (payment_method ? { payment_method: String(payment_method) } : {}),
  problems: paymentProblems,
  payload: newPaymentPayload,
  isAlike: isAlikePayment,
  next: (entries) => payerPath(entries.at(-1)?.payer),
  fallback: (params) => payerPath(payerIn(params)),
  linger: 0,
};

/** Staging payments and sending them, one call each (PAY-FORM-1). */
export const newPaymentsMachine = stagedList(newPaymentsWorkflow, rules);
