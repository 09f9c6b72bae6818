import { LetterheadScreen } from './letterhead-screen.tsx';

export const screens = { letterhead: LetterheadScreen };
export { words } from './words.ts';
