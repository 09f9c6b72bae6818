import { Prescription } from './prescription.tsx';

export const screens = { prescription: Prescription };
export { words } from './words.ts';
