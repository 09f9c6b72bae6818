import { Accounting } from './accounting.tsx';

export const screens = { accounting: Accounting };
