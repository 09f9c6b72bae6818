import type { Failure } from '../../schema/kit/failure.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { parseAmount } from '../../schema/kit/money.ts';
import type { PaymentDraft } from '../../schema/payments/draft.ts';
import type { Income } from '../../schema/payments/income.ts';
import { payerOf } from '../../schema/payments/prefill.ts';
import { type Filled, saveFailure } from '../kit/feedback/wording.ts';
import { nameOfParty, type Parties } from '../kit/fields/choice/party/party-options.ts';
import { pageWords } from '../kit/page/texts.ts';
import { failures, fields, form, methods, problems, staged } from './texts.ts';

/** What is known of the form, wherever it stands. */
export interface PaymentState extends Filled<PaymentDraft> {
  readonly opened: PaymentDraft;
}

/** What is wrong with the form as a whole: that something is missing. Any other problem stands at its field, in the same words. */
export const formError = ({ problems: found }: Pick<PaymentState, 'problems'>): string | null =>
  found.some(({ code }) => code === 'required') ? problems.required : null;

const labels: Readonly<Record<string, string>> = { ...fields, patient: form.patient, clinic: form.clinic };

/** Why a payment could not be saved. */
export const createFailure = (failure: Failure): string => saveFailure(failure, { prefix: failures.create, labels });
export const updateFailure = (failure: Failure): string => saveFailure(failure, { prefix: failures.update, labels });

export const methodName = (method: number | string | null | undefined): string => methods[String(method)] ?? pageWords.unknown;

/** What a person calls an entry of the list; an address names its payer by the number alone. */
export const entryName = ({ payer, amount }: PaymentDraft, payers?: Parties): string =>
  staged.entry(nameOfParty(payer, payers) || pageWords.unknown, parseAmount(amount) ?? 0);

/** What a person calls a stored payment. */
export const recordName = (income: Income, payers?: Parties): string =>
  staged.record(nameOfParty(payerOf(income), payers) ?? pageWords.unknown, income.amount, jalaliText(income.date), income.transaction_number ?? null);
