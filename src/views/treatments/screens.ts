import { NewTreatments } from './new-treatments.tsx';

export const screens = { newTreatments: NewTreatments };
export { words } from './words.ts';
