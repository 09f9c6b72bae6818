import { type PaymentDraft, type PaymentFacts, type PaymentField, paymentProblems } from '../../schema/payments/draft.ts';
import { isPartyThere, type PartyLists } from '../kit/form/parties.ts';

/** What the lists say about the payer of a draft. */
export const paymentFacts = ({ payer }: PaymentDraft, lists: PartyLists): Partial<PaymentFacts> => {
  const there = payer ? isPartyThere(payer, lists) : undefined;
  return there === undefined ? {} : { payer: there };
};

/** The fields that keep a payment out of the list while they are empty. `today` is Tehran's. */
export const missingOfPayment = (draft: PaymentDraft, today: string): readonly PaymentField[] =>
  paymentProblems(draft, today, {}).flatMap(({ field, code }) => (code === 'required' ? [field] : []));
