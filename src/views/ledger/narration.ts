import type { LedgerKind } from '../../schema/ledger/kinds.ts';
import { shownValue } from '../kit/feedback/deeds.ts';
import { type AreaNarration, type LabelsOf, problemsBy, tomanTyped } from '../kit/feedback/narration.ts';
import { pageWords } from '../kit/page/texts.ts';
import { entryName, type ItemDraft, itemErrors } from './entering/item-wording.ts';
import { categories, categoryFields, categoryOnes, categoryProblems, fields, form, inventory, items, kinds, staged } from './texts.ts';
import { words } from './words.ts';

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : pageWords.unknown);
const chosen = (value: unknown): string | null => {
  const { id, name } = (value ?? {}) as { readonly id?: number; readonly name?: string | null };
  return id === undefined ? null : name || shownValue({ id });
};

const category = (kind: LedgerKind): LabelsOf<'form'> & { readonly kind: 'form' } => ({
  kind: 'form',
  title: categoryOnes[kind],
  one: categoryOnes[kind],
  labels: categoryFields,
  problem: () => categoryProblems.named[kind],
});

const row = (kind: LedgerKind) => ({
  one: kinds[kind].one,
  labels: fields,
  values: {
    price: tomanTyped,
    asset_category: chosen,
    expense_category: chosen,
    recipient: chosen,
  },
  problem: problemsBy(itemErrors),
});

const newRows = (kind: LedgerKind): LabelsOf<'staged'> & { readonly kind: 'staged' } => ({
  ...row(kind),
  kind: 'staged',
  title: form.titleNew,
  submit: staged[kind].submit,
  entryName: (draft) => entryName({ name: '', price: '', date: { typed: '', day: null }, transaction_number: '', ...draft } as ItemDraft),
});

const rowsOf = (kind: LedgerKind): LabelsOf<'list'> & { readonly kind: 'list' } => ({
  kind: 'list',
  title: items.title[kind],
  one: kinds[kind].one,
  rowName: ({ name }) => text(name),
  search: `جستجوی ${kinds[kind].one}`,
  add: `افزودن ${kinds[kind].one}`,
  parts: { category: 'اطلاعات دسته‌بندی' },
  ownerEdit: categories.titleEdit[kind],
});

/** How the work with assets, expenses and their categories is told. */
export const narration: AreaNarration = {
  ...words,
  rows: {
    assets: kinds.asset,
    expenses: kinds.expense,
    assetCategories: { one: categoryOnes.asset, many: categories.sections.asset },
    expenseCategories: { one: categoryOnes.expense, many: categories.sections.expense },
  },
  workflows: {
    categories: { kind: 'own', title: categories.title, tells: { 'screen.entered': null, 'screen.left': null, 'rows.changed': null } },
    assetCategoryForm: category('asset'),
    expenseCategoryForm: category('expense'),
    assetItems: rowsOf('asset'),
    expenseItems: rowsOf('expense'),
    newAssets: newRows('asset'),
    newExpenses: newRows('expense'),
    assetEdit: { ...row('asset'), kind: 'form', title: form.titleEdit.asset },
    expenseEdit: { ...row('expense'), kind: 'form', title: form.titleEdit.expense },
    inventory: {
      kind: 'list',
      title: inventory.title,
      one: kinds.asset.one,
      rowName: ({ name }) => text(name),
      search: inventory.search,
      add: `افزودن ${kinds.asset.one}`,
    },
  },
};
