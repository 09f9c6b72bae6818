import type { PatientDraft } from '../../../schema/patients/draft.ts';
import type { PatientFormContext } from './wording.ts';

/** What each group of the form's fields is given. */
export interface FieldsProps {
  readonly context: PatientFormContext;
  readonly change: (change: Partial<PatientDraft>) => void;
  readonly disabled: boolean;
}
