import type { Category } from '../../schema/ledger/category-draft.ts';
import { type AssetDraft, type AssetFacts, assetDraft, type ExpenseDraft, type ExpenseFacts, expenseDraft } from '../../schema/ledger/item-draft.ts';
import { isPartyThere, type PartyLists } from '../kit/form/parties.ts';
import { rowById } from '../kit/rows.ts';

/** The cached categories of a kind; null while they are not known. */
type Categories = readonly Category[] | null;

const isThere = (chosen: { readonly id: number } | null | undefined, categories: Categories): boolean | undefined =>
  chosen && categories ? rowById(categories, chosen.id) !== undefined : undefined;

/** What the lists say about an asset that is being entered. */
export const assetFacts = ({ asset_category }: AssetDraft, categories: Categories): Partial<AssetFacts> => {
  const there = isThere(asset_category, categories);
  return there === undefined ? {} : { asset_category: there };
};

/** The same of an expense and of whoever received it. */
export const expenseFacts = ({ expense_category, recipient }: ExpenseDraft, categories: Categories, parties: PartyLists): Partial<ExpenseFacts> => {
  const [there, party] = [isThere(expense_category, categories), recipient ? isPartyThere(recipient, parties) : undefined];
  return { ...(there === undefined ? {} : { expense_category: there }), ...(party === undefined ? {} : { recipient: party }) };
};

/** What keeps a field open: it is empty, or holds a category that is there no more and that nobody chose by its name. */
const isLacking = (code: string, category: { readonly name?: string | null } | null | undefined): boolean =>
  code === 'required' || (code === 'categoryGone' && category?.name == null);

/** The fields that keep the form out of the list while they are empty. `today` is Tehran's. */
export const missingOfAsset = (draft: AssetDraft, today: string, facts: Partial<AssetFacts> = {}) =>
  assetDraft.problems(draft, today, facts).flatMap(({ field, code }) => (isLacking(code, draft.asset_category) ? [field] : []));
export const missingOfExpense = (draft: ExpenseDraft, today: string, facts: Partial<ExpenseFacts> = {}) =>
  expenseDraft.problems(draft, today, facts).flatMap(({ field, code }) => (isLacking(code, draft.expense_category) ? [field] : []));
