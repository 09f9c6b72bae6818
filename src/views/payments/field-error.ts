import type { PaymentDraft, PaymentField, PaymentProblem } from '../../schema/payments/draft.ts';
import { fieldErrors } from '../kit/feedback/wording.ts';
import { problems } from './texts.ts';

const REQUIRED: Partial<Record<PaymentField, string>> = {
  payer: problems.payerRequired,
  payment_method: problems.methodRequired,
  amount: problems.amountRequired,
  date: problems.dateRequired,
};

export const fieldError = fieldErrors<PaymentDraft>(({ field, code }) =>
  code === 'required' ? (REQUIRED[field as PaymentField] ?? problems.required) : problems[code as PaymentProblem],
);
