import { Documents } from './documents.tsx';

export const screens = { documents: Documents };
export { words } from './words.ts';
