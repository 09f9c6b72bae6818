import { Accounting } from './accounting.tsx';

export const screens = { accounting: Accounting };
export { words } from './words.ts';
