import type { PatientDraft } from '../../../schema/patients/draft.ts';
import type { FormContext } from './form-state.ts';

/** What each group of the form's fields is given. */
export interface FieldsProps {
  readonly context: FormContext;
  readonly change: (change: Partial<PatientDraft>) => void;
  readonly disabled: boolean;
}
