import { EditTreatment } from './edit-treatment.tsx';
import { NewTreatments } from './new-treatments.tsx';

export const screens = { newTreatments: NewTreatments, treatmentEdit: EditTreatment };
export { words } from './words.ts';
