import type { Asset, Expense } from '../../../src/schema/accounting/ledger.ts';
import type { Category } from '../../../src/schema/ledger/category-draft.ts';
import { type Answers, patient, rows } from '../patients/practice.tsx';

export const asset = (id: number, facts: Partial<Asset> = {}): Asset => ({
  ...{ id, name: 'یونیت', price: 620_000_000, date: '2024-08-14', transaction_number: null, asset_category: 7 },
  ...facts,
});
export const expense = (id: number, facts: Partial<Expense> = {}): Expense => ({
  ...{ id, name: 'اجاره مطب', price: 90_000_000, date: '2026-11-01', transaction_number: '77', expense_category: 3, patient: null, clinic: 2 },
  ...facts,
});
export const equipment: Category = { id: 7, name: 'تجهیزات' };
const building: Category = { id: 3, name: 'ساختمان' };

type Save = { readonly id?: number | null; readonly payload: object };
export const made = ({ id, payload }: Save) => ({ id: id ?? 50, ...payload });
const none = () => ({ rows: [] });

/** A practice that owns some things and spends on others; whatever is saved is taken. */
export const answers: Answers = {
  'resource:assetCategories.loadRows': () => rows([equipment, { id: 8, name: 'مبلمان' }]),
  'resource:expenseCategories.loadRows': () => rows([building]),
  'resource:assets.loadRows': () =>
    rows([
      asset(1),
      asset(2, { name: 'اتوکلاو', price: 310_000_000, date: '2026-06-20', transaction_number: '991' }),
      asset(3, { name: 'صندلی', price: 32_000_000, date: '2026-11-15', asset_category: 8 }),
    ]),
  'resource:expenses.loadRows': () =>
    rows([expense(1), expense(2, { name: 'برق', price: 4_000_000, date: '2026-11-10', transaction_number: null, clinic: null })]),
  'resource:patients.loadRows': () => rows([patient(5)]),
  'resource:clinics.loadRows': () => rows([{ id: 2, name: 'لبخند', address: 'x', dentist: 1, is_personal: false }]),
  'assetItems.loadCategory': () => equipment,
  'expenseItems.loadCategory': () => building,
  'assetCategoryForm.loadRecord': () => equipment,
  'assetCategoryForm.findAlike': none,
  'assetCategoryForm.saveRecord': made,
  'expenseCategoryForm.findAlike': none,
  'expenseCategoryForm.saveRecord': made,
  'newAssets.findAlike': none,
  'newAssets.sendRow': made,
  'newExpenses.findAlike': none,
  'newExpenses.sendRow': made,
  'assetEdit.findAlike': none,
  'expenseEdit.findAlike': none,
  'assetEdit.loadRecord': () => asset(1),
  'assetEdit.saveRecord': ({ id, payload }: Save) => ({ ...asset(id ?? 0), ...payload }),
  'expenseEdit.loadRecord': () => expense(1),
  'expenseEdit.saveRecord': ({ id, payload }: Save) => ({ ...expense(id ?? 0), ...payload }),
};
