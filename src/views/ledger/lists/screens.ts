import { Inventory } from './inventory.tsx';
import { AssetItems, ExpenseItems } from './items.tsx';

export const screens = { assetItems: AssetItems, expenseItems: ExpenseItems, inventory: Inventory };
export { words } from '../words.ts';
