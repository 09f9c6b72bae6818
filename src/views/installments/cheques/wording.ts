import type { ChequeDraft } from '../../../schema/installments/cheque-draft.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { fieldErrors, saveFailure } from '../../kit/feedback/wording.ts';
import { chequeFields, chequeProblems, failures } from '../texts.ts';

export const chequeError = fieldErrors<ChequeDraft>(({ code }) => chequeProblems[code as keyof typeof chequeProblems]);

/** Why a cheque could not be saved (PLAN-CHEQUE-8). */
export const chequeFailure = (failure: Failure): string => saveFailure(failure, { prefix: failures.cheque, labels: chequeFields });
