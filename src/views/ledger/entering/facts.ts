import { assetFacts, expenseFacts } from '../../../machines/ledger/facts.ts';
import type { AssetDraft, ExpenseDraft } from '../../../schema/ledger/item-draft.ts';
import { useIsPartyListWhole, usePartyLists } from '../../kit/fields/choice/party/party-lists.ts';
import { believed, useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { useListState, useRows } from '../../kit/resources.ts';

/** What the list of categories says of an asset. */
export const useAssetFacts = () => {
  const rows = useRows('assetCategories');
  const { known } = useListState('assetCategories');
  const asset_category = useIsWhole('assetCategories');
  return (draft: AssetDraft) => believed(assetFacts(draft, known ? rows : null), { asset_category });
};

/** What the lists say of an expense: of its category, and of whoever received it. */
export const useExpenseFacts = () => {
  const rows = useRows('expenseCategories');
  const { known } = useListState('expenseCategories');
  const expense_category = useIsWhole('expenseCategories');
  const lists = usePartyLists();
  const isListWhole = useIsPartyListWhole();
  return (draft: ExpenseDraft) => believed(expenseFacts(draft, known ? rows : null, lists), { expense_category, recipient: isListWhole(draft.recipient) });
};
