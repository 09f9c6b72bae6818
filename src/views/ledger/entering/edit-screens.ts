import { EditAsset, EditExpense } from './edit-items.tsx';

export const screens = { assetEdit: EditAsset, expenseEdit: EditExpense };
export { words } from '../words.ts';
