import { paymentFacts } from '../../machines/payments/facts.ts';
import type { PaymentDraft } from '../../schema/payments/draft.ts';
import { useIsPartyListWhole, usePartyLists } from '../kit/fields/choice/party/party-lists.ts';
import { believed } from '../kit/fields/choice/whole-lists.ts';

/** What the lists say of whoever pays. */
export const usePaymentFacts = () => {
  const lists = usePartyLists();
  const isListWhole = useIsPartyListWhole();
  return (draft: PaymentDraft) => believed(paymentFacts(draft, lists), { payer: isListWhole(draft.payer) });
};
