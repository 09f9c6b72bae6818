import { EditTreatment } from './edit-treatment.tsx';

export const screens = { treatmentEdit: EditTreatment };
export { words } from './words.ts';
