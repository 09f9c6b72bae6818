import { NewAssets, NewExpenses } from './new-items.tsx';

export const screens = { newAssets: NewAssets, newExpenses: NewExpenses };
export { words } from '../words.ts';
