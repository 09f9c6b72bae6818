import type { Asset, Expense } from '../../../schema/accounting/ledger.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { parseAmount } from '../../../schema/kit/money.ts';
import type { AssetDraft, ExpenseDraft, ItemProblem } from '../../../schema/ledger/item-draft.ts';
import type { LedgerKind } from '../../../schema/ledger/kinds.ts';
import { fieldErrors, saveFailure } from '../../kit/feedback/wording.ts';
import { partyWords } from '../../kit/fields/choice/party/texts.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { failures, fields, items, kinds, problems } from '../texts.ts';

/** What both kinds of rows hold while they are entered. */
export type ItemDraft = Pick<AssetDraft & ExpenseDraft, 'name' | 'price' | 'date' | 'transaction_number'>;

const REQUIRED: Readonly<Record<string, string>> = problems.requiredOf;

const CATEGORIES: readonly string[] = ['asset_category', 'expense_category'];
/** How providers say that there is no such record, by a number that tells nobody anything. */
const GONE = /does not exist|وجود ندارد/i;

/** What a provider says at the fields, with that the category is gone in words of our own. */
const plainly = (said: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(said).map(([field, texts]) => [
      field,
      CATEGORIES.includes(field) ? texts.map((text) => (GONE.test(text) ? problems.categoryGone : text)) : texts,
    ]),
  );
const heard = (failure: Failure): Failure => (failure._tag === 'Rejected' ? { ...failure, fields: plainly(failure.fields) } : failure);

const errors = fieldErrors<AssetDraft & ExpenseDraft>(({ field, code }) =>
  code === 'required' ? (REQUIRED[field] ?? problems.required) : problems[code as Exclude<ItemProblem, 'required'>],
);

export const itemErrors: typeof errors = (filled, field) => errors({ ...filled, refused: plainly(filled.refused) }, field);

/** What is wrong with the form as a whole: that something is missing. Any other problem stands at its field, in the same words. */
export const itemFormError = (found: readonly { readonly code: string }[]): string | null =>
  found.some(({ code }) => code === 'required') ? problems.required : null;

const labels: Readonly<Record<string, string>> = { ...fields, patient: partyWords.patient, clinic: partyWords.clinic };

/** Why a row could not be saved. */
export const createFailure =
  (kind: LedgerKind) =>
  (failure: Failure): string =>
    saveFailure(heard(failure), { prefix: failures.create(kinds[kind].one), labels });
const updateFailure =
  (kind: LedgerKind) =>
  (failure: Failure): string =>
    saveFailure(heard(failure), { prefix: failures.update(kinds[kind].one), labels });
/** The same of the form of a stored row, which makes a new one of what is gone. */
export const editFailure = (kind: LedgerKind) => {
  const [created, updated] = [createFailure(kind), updateFailure(kind)];
  return ({ failure, instead }: { readonly failure: Failure | null; readonly instead?: number }): string | null =>
    failure && (instead === undefined ? updated : created)(failure);
};

/** What a person calls an entry of the list, and a stored row. */
export const entryName = ({ name, price, date }: ItemDraft): string =>
  items.entry(name.trim() || pageWords.unknown, parseAmount(price) ?? 0, date?.day ? jalaliText(date.day) : (date?.typed ?? ''));
export const recordName = ({ name, price, date }: Asset | Expense): string => items.entry(name, price, jalaliText(date));
