import { type Asset, assetFields, type Expense, expenseFields } from '../accounting/ledger.ts';
import { isAlikeBy } from '../kit/draft/alike.ts';
import { choiceEntry } from '../kit/draft/choice.ts';
import { todaysEntry } from '../kit/draft/day.ts';
import type { CodeIn } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { amountEntry } from '../kit/draft/number.ts';
import { ownEntry } from '../kit/draft/own.ts';
import { digitsEntry, textEntry } from '../kit/draft/text.ts';
import { searchKey } from '../kit/persian-text.ts';
import { flag, optional, type StructOf, text } from '../kit/shape.ts';
import { idOfPayer, payer, payerOf } from '../payments/prefill.ts';

/** What the cached lists say: whether the category, and whoever received an expense, is (still) there; absent while a list is not known. */
export const assetFactFields = { asset_category: flag() };
export const expenseFactFields = { expense_category: flag(), recipient: flag() };
export type AssetFacts = StructOf<typeof assetFactFields>;
export type ExpenseFacts = StructOf<typeof expenseFactFields>;

const name = textEntry({ required: 'required' });
const category = choiceEntry({ name: optional(text()) }, { required: 'required', gone: 'categoryGone' });
const amount = amountEntry({ required: 'required', outside: 'priceNotPositive' });
/** What cost nothing is refused here; a provider may have rows of it, which are read. */
const price: typeof amount = (field) => amount({ ...field, rules: { ...field.rules, from: 1 } });
/** Of the day on which it goes into the list, unless one was chosen. */
const date = todaysEntry({ required: 'required', invalid: 'dateInvalid', future: 'dateFuture' });
const transaction_number = digitsEntry();

/** The form of something that the practice owns; the codes are what may be wrong with a field (ACC-ITEM-4 to ACC-ITEM-6). */
export const assetDraft = draftOf(assetFields, assetFactFields)({ name, asset_category: category, price, date, transaction_number });

/** The form of something that was paid for, perhaps to a patient or a clinic. */
export const expenseDraft = draftOf(
  expenseFields,
  expenseFactFields,
)({
  name,
  expense_category: category,
  price,
  date,
  recipient: ownEntry(optional(payer), payerOf, { gone: 'recipientGone' }),
  transaction_number,
}).beside({
  rules: { patient: ({ recipient }) => idOfPayer(recipient, 'patient'), clinic: ({ recipient }) => idOfPayer(recipient, 'clinic') },
  // Another desk may have made it a clinic since: of the two there is one at most.
  together: ['patient', 'clinic'],
});

export type AssetDraft = StructOf<typeof assetDraft.fields>;
export type ExpenseDraft = StructOf<typeof expenseDraft.fields>;
/** What is wrong with a field; views put it in words. */
export type ItemProblem = CodeIn<typeof assetDraft> | CodeIn<typeof expenseDraft>;

interface Named {
  readonly name: string;
}

const sameName = ({ name: one }: Partial<Named>, { name: other }: Named): boolean => searchKey(one ?? '') === searchKey(other);
const sameAsset = isAlikeBy<Asset>('price', 'date', 'asset_category');
const sameExpense = isAlikeBy<Expense>('price', 'date', 'expense_category', 'patient', 'clinic');

/** Whether a stored row could be what the payload became: the same thing for the same sum on the same day in the same category. */
export const isAlikeAsset = (payload: Partial<Asset>, asset: Asset): boolean => sameAsset(payload, asset) && sameName(payload, asset);
/** The same of an expense, to the same recipient. */
export const isAlikeExpense = (payload: Partial<Expense>, expense: Expense): boolean => sameExpense(payload, expense) && sameName(payload, expense);
