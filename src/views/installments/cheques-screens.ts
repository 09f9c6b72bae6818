import { NewCheques } from './cheques/new-cheques.tsx';

export const screens = { newCheques: NewCheques };
export { words } from './words.ts';
