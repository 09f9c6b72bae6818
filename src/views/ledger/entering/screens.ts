import { EditAsset, EditExpense } from './edit-items.tsx';
import { NewAssets, NewExpenses } from './new-items.tsx';

export const screens = { newAssets: NewAssets, newExpenses: NewExpenses, assetEdit: EditAsset, expenseEdit: EditExpense };
export { words } from '../words.ts';
