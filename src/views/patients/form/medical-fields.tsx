import { TagField } from '../../kit/fields/tag-field.tsx';
import { fields } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { fieldError } from './wording.ts';

const LISTS = ['underlying_diseases', 'current_medications', 'drug_allergies'] as const;

/** What must be known before treating the patient, entry by entry. */
export const MedicalFields = ({ context, change, disabled }: FieldsProps) => (
  <>
    {LISTS.map((field) => (
      <TagField
        key={field}
        label={fields[field]}
        value={context.draft[field]}
        error={fieldError(context, field)}
        disabled={disabled}
        onChange={(tags) => change({ [field]: tags })}
      />
    ))}
  </>
);
