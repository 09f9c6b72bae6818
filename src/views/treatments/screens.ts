import type { Screens } from '../kit/page/screens.ts';
import { EditTreatment } from './edit-treatment.tsx';
import { NewTreatments } from './new-treatments.tsx';

export const screens: Screens = { newTreatments: NewTreatments, treatmentEdit: EditTreatment };
export { words } from './words.ts';
