import type { ChequeDraft } from '../../../schema/installments/cheque-draft.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { storedNationalNumber } from '../../../schema/kit/draft/text.ts';
import { hasValidControlDigit, isNationalNumber } from '../../../schema/kit/national-number.ts';
import { fullName, type Patient } from '../../../schema/patients/patient.ts';
import type { Bind } from '../../kit/fields/bound-field.ts';
import { QuickChoices } from '../../kit/fields/choice/quick-choices.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { CheckedField } from '../../kit/fields/typed/checked-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { cheque, chequeFields, chequeProblems } from '../texts.ts';
import { relations, warnings } from './texts.ts';

const [SELF] = relations;
const options = relations.map((label, value) => ({ value, label }));

const ownOf = (patient: Patient): Partial<ChequeDraft> => ({
  check_owner_name: fullName(patient),
  check_owner_national_number: patient.national_number ?? '',
  relation_to_patient: SELF,
});
/** What is known of the owner of a stored cheque; the rest stays as it was typed. */
const ownerOf = ({ check_owner_name, check_owner_national_number, relation_to_patient }: InstallmentCheck): Partial<ChequeDraft> =>
  Object.fromEntries(Object.entries({ check_owner_name, check_owner_national_number, relation_to_patient }).filter(([, value]) => value != null));

/** What looks odd about the number of the owner, and may be right. */
const numberWarning = (number: string, { relation_to_patient }: ChequeDraft, patient: Patient | null): string | null => {
  if (!isNationalNumber(number)) return null;
  if (!hasValidControlDigit(number)) return warnings.nationalChecksum;
  const own = patient?.national_number;
  return relation_to_patient.trim() === SELF && own && own !== number ? warnings.notSelf : null;
};

interface OwnerFieldsProps {
  readonly draft: ChequeDraft;
  readonly bind: Bind<ChequeDraft>;
  readonly patient: Patient | null;
  /** Who the patient is is on its way. */
  readonly waiting: boolean;
  /** The cheque that was stored last for this patient. */
  readonly before: InstallmentCheck | null;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ChequeDraft>) => void;
}

/** Whose cheque it is; mostly the patient's own, and that of the cheque before. */
export const OwnerFields = ({ draft, bind, patient, waiting, before, disabled, onChange }: OwnerFieldsProps) => {
  const nobody = draft.check_owner_name.trim() === '';
  const number = storedNationalNumber(draft.check_owner_national_number);
  const last = before?.check_owner_name && before.check_owner_name !== (patient && fullName(patient)) ? before : null;
  const owners = [
    ...(patient ? [{ value: 0, label: cheque.ownPatient, change: ownOf(patient) }] : []),
    ...(last?.check_owner_name ? [{ value: 1, label: cheque.ownerBefore(last.check_owner_name), change: ownerOf(last) }] : []),
  ];
  const chosen = options.find(({ label }) => label === draft.relation_to_patient.trim())?.value ?? null;
  return (
    <Card title={cheque.owner}>
      <QuickChoices
        label={cheque.owner}
        options={!nobody ? [] : waiting ? null : owners}
        value={null}
        disabled={disabled}
        onChoose={(chosen) => {
          const owner = owners.find(({ value }) => value === chosen);
          if (owner) onChange(owner.change);
        }}
      />
      <TextField {...bind('check_owner_name')} input={{ maxLength: 200 }} />
      <CheckedField
        {...bind('check_owner_national_number')}
        kind="digits"
        problem={number === '' || isNationalNumber(number) ? null : chequeProblems.nationalInvalid}
        warning={numberWarning(number, draft, patient)}
        input={{ maxLength: 40 }}
      />
      <TextField {...bind('relation_to_patient')} input={{ maxLength: 100 }} />
      <QuickChoices
        label={chequeFields.relation_to_patient}
        options={options}
        value={chosen}
        disabled={disabled}
        onChoose={(index) => {
          const relation = relations[index] ?? '';
          onChange(relation === SELF && patient && nobody ? ownOf(patient) : { relation_to_patient: relation });
        }}
      />
    </Card>
  );
};
