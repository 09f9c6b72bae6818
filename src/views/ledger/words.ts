import type { LedgerKind } from '../../schema/ledger/kinds.ts';
import type { AreaWords } from '../kit/feedback/area-words.ts';
import { noticesOf } from '../kit/feedback/news.ts';
import { categories, categoryFailures, categoryFields, categoryNews, categoryProblems, fields, form, items, news, removals, stagedNews } from './texts.ts';

const staged = (kind: LedgerKind) => {
  const { sent, ...said } = stagedNews(kind);
  return { ...said, sent: ({ values }: { readonly values: { readonly count?: string } }) => sent(values.count ?? '') };
};

/** What this area says in messages, before deletions, and of drafts that are kept. */
export const words: AreaWords = {
  notices: {
    'categories.unopened': () => `${categoryProblems.any} ${categories.open}`,
    ...noticesOf('newAssets', staged('asset')),
    ...noticesOf('newExpenses', staged('expense')),
    ...noticesOf('assets', news.asset),
    ...noticesOf('expenses', news.expense),
    ...noticesOf('assetCategories', categoryNews.asset),
    ...noticesOf('expenseCategories', categoryNews.expense),
  },
  removals: {
    assets: { question: removals.item.asset, prefix: items.remove.asset },
    expenses: { question: removals.item.expense, prefix: items.remove.expense },
    assetCategories: {
      question: removals.category,
      holds: { resource: 'assets', field: 'asset_category', said: removals.holds.asset },
      prefix: categoryFailures.remove.asset,
    },
    expenseCategories: {
      question: removals.category,
      holds: { resource: 'expenses', field: 'expense_category', said: removals.holds.expense },
      prefix: categoryFailures.remove.expense,
    },
  },
  drafts: {
    assetCategoryForm: { title: categories.titleEdit.asset, labels: categoryFields },
    expenseCategoryForm: { title: categories.titleEdit.expense, labels: categoryFields },
    newAssets: { title: form.titleNew, labels: fields },
    newExpenses: { title: form.titleNew, labels: fields },
    assetEdit: { title: form.titleEdit.asset, labels: fields },
    expenseEdit: { title: form.titleEdit.expense, labels: fields },
  },
};
