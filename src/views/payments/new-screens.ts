import { NewPayments } from './new-payments.tsx';

export const screens = { newPayments: NewPayments };
export { words } from './words.ts';
