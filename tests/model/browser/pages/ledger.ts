import { missingOfAsset, missingOfExpense } from '../../../../src/machines/ledger/facts.ts';
import { persianDigits } from '../../../../src/schema/kit/digits.ts';
import { tehranDay } from '../../../../src/schema/kit/tehran.ts';
import type { AssetDraft, ExpenseDraft } from '../../../../src/schema/ledger/item-draft.ts';
import { wholeStagedWords } from '../../../../src/views/kit/page/staged/asked/texts.ts';
import { fields, kinds, staged } from '../../../../src/views/ledger/texts.ts';
import { newAssetsModel, newExpensesModel } from '../../ledger/new-items.ts';
import { choose, field } from '../kit/filling.ts';
import { stagedPage } from '../kit/staged.ts';
import type { Practice } from '../world/practice.ts';

const CATEGORY = 'نمونه‌ها';

/** The address of a form, in a practice that has a category for what is entered. */
const at =
  (kind: 'assetCategories' | 'expenseCategories', path: string) =>
  async ({ provider }: Practice): Promise<string> => {
    const rows = await provider.rows<{ readonly name: string }>(kind);
    if (!rows.some(({ name }) => name === CATEGORY)) await provider.create(kind, { name: CATEGORY });
    return path;
  };

export const newAssetsPage = stagedPage({
  model: newAssetsModel,
  resource: 'assets',
  texts: wholeStagedWords(kinds.asset.one),
  list: staged.asset,
  prepared: at('assetCategories', '/new-asset-expense'),
  fill: async ({ hand, snapshot, count }) => {
    await hand.type(field(fields.name), 'یونیت');
    if (!(snapshot.context.draft as AssetDraft).asset_category) await choose(hand, fields.asset_category, CATEGORY);
    await hand.type(field(fields.price), persianDigits(9_000_000 + count()));
  },
  spoil: ({ hand }) => hand.type(field(fields.name), ''),
  isComplete: ({ context }) => missingOfAsset(context.draft as AssetDraft, tehranDay(Date.now())).length === 0,
});

export const newExpensesPage = stagedPage({
  model: newExpensesModel,
  resource: 'expenses',
  texts: wholeStagedWords(kinds.expense.one),
  list: staged.expense,
  prepared: at('expenseCategories', '/new-asset-expense/expense'),
  fill: async ({ hand, snapshot, count }) => {
    const draft = snapshot.context.draft as ExpenseDraft;
    await hand.type(field(fields.name), 'اجاره');
    if (!draft.expense_category) await choose(hand, fields.expense_category, CATEGORY);
    if (!draft.recipient) await choose(hand, fields.recipient, 'لبخند');
    await hand.type(field(fields.price), persianDigits(9_000_000 + count()));
  },
  spoil: ({ hand }) => hand.type(field(fields.price), ''),
  isComplete: ({ context }) => missingOfExpense(context.draft as ExpenseDraft, tehranDay(Date.now())).length === 0,
});
