import type { ChequeDraft } from '../../../schema/installments/cheque-draft.ts';
import { storedNationalNumber } from '../../../schema/kit/draft/text.ts';
import { hasValidControlDigit, isNationalNumber } from '../../../schema/kit/national-number.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import { Button } from '../../kit/controls/button.tsx';
import type { Bind } from '../../kit/fields/bound-field.ts';
import { QuickChoices } from '../../kit/fields/choice/quick-choices.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { CheckedField } from '../../kit/fields/typed/checked-field.tsx';
import { PersonIcon } from '../../kit/icons/places.tsx';
import { Card } from '../../kit/page/page.tsx';
import { cheque, chequeFields, chequeProblems, relations, warnings } from '../texts.ts';

const [SELF] = relations;
const options = relations.map((label, value) => ({ value, label }));

interface OwnerFieldsProps {
  readonly draft: ChequeDraft;
  readonly bind: Bind<ChequeDraft>;
  readonly patient: Patient | null;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ChequeDraft>) => void;
}

/** Whose cheque it is; mostly the patient's own, and that of the cheque before. */
export const OwnerFields = ({ draft, bind, patient, disabled, onChange }: OwnerFieldsProps) => {
  const number = storedNationalNumber(draft.check_owner_national_number);
  const chosen = options.find(({ label }) => label === draft.relation_to_patient.trim())?.value ?? null;
  return (
    <Card title={cheque.owner}>
      {patient && draft.check_owner_name === '' ? (
        <Button
          tone="secondary"
          icon={PersonIcon}
          disabled={disabled}
          onClick={() =>
            onChange({
              check_owner_name: fullName(patient),
              check_owner_national_number: patient.national_number ?? '',
              relation_to_patient: SELF,
            })
          }
        >
          {cheque.ownPatient}
        </Button>
      ) : null}
      <TextField {...bind('check_owner_name')} input={{ maxLength: 200 }} />
      <CheckedField
        {...bind('check_owner_national_number')}
        kind="digits"
        problem={number === '' || isNationalNumber(number) ? null : chequeProblems.nationalInvalid}
        warning={isNationalNumber(number) && !hasValidControlDigit(number) ? warnings.nationalChecksum : null}
        input={{ maxLength: 10 }}
      />
      <TextField {...bind('relation_to_patient')} input={{ maxLength: 100 }} />
      <QuickChoices
        label={chequeFields.relation_to_patient}
        options={options}
        value={chosen}
        disabled={disabled}
        onChoose={(index) => onChange({ relation_to_patient: relations[index] ?? '' })}
      />
    </Card>
  );
};
