import { route } from '../app/route.ts';

export const ledgerRoutes = [
  route('/categories', 'categories', 'categories'),
  // One of the two parts is open; each has a form, and so a draft, of its own.
  route('/categories/assets', 'categories', 'assetCategoryForm'),
  route('/categories/expenses', 'categories', 'expenseCategoryForm'),
  route('/edit-asset-category/:id', 'assetCategoryForm', 'assetCategoryForm'),
  route('/edit-expense-category/:id', 'expenseCategoryForm', 'expenseCategoryForm'),
  route('/asset-category/:id/items', 'assetItems', 'assetItems'),
  route('/expense-category/:id/items', 'expenseItems', 'expenseItems'),
  route('/inventory', 'inventory', 'inventory'),
  route('/new-asset-expense', 'newAssets', 'newAssets', ['category']),
  route('/new-asset-expense/expense', 'newExpenses', 'newExpenses', ['category']),
  route('/new-asset-expense/asset/:id', 'assetEdit', 'assetEdit'),
  route('/new-asset-expense/expense/:id', 'expenseEdit', 'expenseEdit'),
] as const;
