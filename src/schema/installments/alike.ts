import { isAlikeBy } from '../kit/draft/alike.ts';
import type { PayloadIn } from '../kit/draft/draft.ts';
import type { ChequePayload } from './cheque-draft.ts';
import { chequeNumberKey } from './cheque-number.ts';
import type { Installment, InstallmentCheck } from './installment.ts';
import type { planDraft } from './plan-draft.ts';

const TERMS = ['collateral', 'number_of_installments', 'payment_period'] as const;

/** Whether a stored plan could be what the payload became: the same parts of the same patient's debt. One of which the provider did not keep them all could be it as well. */
export const isAlikePlan = (payload: PayloadIn<typeof planDraft>, plan: Installment): boolean =>
  payload.patient === plan.patient && TERMS.every((term) => plan[term] == null || plan[term] === payload[term]);

const isSameCheque = isAlikeBy<InstallmentCheck>('installment', 'amount', 'due_date');

/**
 * Whether a stored cheque could be what the payload became: the same number over the same sum of the same plan, due on the same day.
 * One whose number the provider did not keep could be it as well.
 */
export const isAlikeCheque = (payload: ChequePayload, cheque: InstallmentCheck): boolean =>
  isSameCheque(payload, cheque) && (cheque.check_number == null || chequeNumberKey(payload.check_number ?? '') === chequeNumberKey(cheque.check_number));
