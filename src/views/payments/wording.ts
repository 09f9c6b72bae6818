import { digitsOnly } from '../../schema/kit/digits.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import type { PaymentDraft, PaymentField, PaymentProblem } from '../../schema/payments/draft.ts';
import { cleanWords, failureReason, providerWords } from '../kit/feedback/failure-text.ts';
import { labelledWords } from '../kit/feedback/labelled-words.ts';
import { words } from '../kit/texts.ts';
import { fields, form, methods, problems, staged } from './texts.ts';

/** What is known of the form, wherever it stands. */
export interface FormState {
  readonly draft: PaymentDraft;
  readonly opened: PaymentDraft;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

const REQUIRED: Partial<Record<PaymentField, string>> = {
  payer: problems.payerRequired,
  payment_method: problems.methodRequired,
  amount: problems.amountRequired,
  date: problems.dateRequired,
};

/** What is wrong with a field, in words: what was found here, else what the provider said. */
export const fieldError = ({ problems: found, refused }: FormState, field: PaymentField): string | null => {
  const problem = found.find((each) => each.field === field);
  if (problem) return problem.code === 'required' ? (REQUIRED[field] ?? problems.required) : problems[problem.code as PaymentProblem];
  return (refused[field] ?? []).map(cleanWords).find((said) => said !== null) ?? null;
};

/** What is wrong with the form as a whole: the first problem. */
export const formError = ({ problems: [first] }: Pick<FormState, 'problems'>): string | null => (first ? problems[first.code as PaymentProblem] : null);

const NAMES: Readonly<Record<string, string>> = { ...fields, patient: form.patient, clinic: form.clinic };

/** Why a payment could not be saved. */
export const saveFailure = (prefix: string, failure: Failure): string => {
  if (failure._tag !== 'Rejected') return `${prefix}${failureReason(failure)}`;
  const whole = providerWords(failure, { fields: [] });
  const pairs = labelledWords(failure, NAMES);
  return `${prefix}${whole ?? (pairs.length > 0 ? pairs.join('، ') : failureReason(failure))}`;
};

export const methodName = (method: number | string | null | undefined): string => methods[String(method)] ?? words.unknown;

/** What a person calls an entry of the list. */
export const entryName = ({ payer, amount }: PaymentDraft): string => staged.entry(payer?.name || words.unknown, Number(digitsOnly(amount)));
