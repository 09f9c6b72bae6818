import type { ChequeDraft } from '../../schema/installments/cheque-draft.ts';
import { groupedChequeNumber } from '../../schema/installments/cheque-number.ts';
import type { Installment, InstallmentCheck } from '../../schema/installments/installment.ts';
import type { PlanDraft } from '../../schema/installments/plan-draft.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { parseAmount } from '../../schema/kit/money.ts';
import { failureText } from '../kit/feedback/failure-text.ts';
import { labelledWords } from '../kit/feedback/labelled-words.ts';
import { fieldErrors, saveFailure } from '../kit/feedback/wording.ts';
import { cheque, failures, plan, planFields, planProblems } from './texts.ts';

export const planError = fieldErrors<PlanDraft>(({ code }) => planProblems[code as keyof typeof planProblems]);

const NO_SERVICE = 404;

/** Why a plan could not be saved (PLAN-FORM-5). */
export const planFailure = (failure: Failure): string => {
  if (failure._tag === 'Rejected' && failure.status === NO_SERVICE) return failures.noService;
  const said = failure._tag === 'Rejected' && failure.detail === null ? labelledWords(failure, planFields) : [];
  return said.length > 0 ? saveFailure(failure, { prefix: '', labels: planFields }) : failureText(failure, { fallback: failures.plan });
};

/** What a person calls a plan, an entry of the list, a stored cheque. */
export const planName = (row: Omit<Installment, 'id' | 'patient'>): string => plan.name(row);
export const entryName = ({ check_number, amount }: Pick<ChequeDraft, 'check_number' | 'amount'>): string =>
  cheque.entry(groupedChequeNumber(check_number), parseAmount(amount) ?? 0);
export const chequeName = ({ check_number, amount, due_date }: Pick<InstallmentCheck, 'check_number' | 'amount' | 'due_date'>): string =>
  cheque.record(check_number == null ? null : groupedChequeNumber(check_number), amount, jalaliText(due_date));
