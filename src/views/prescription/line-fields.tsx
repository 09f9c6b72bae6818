import { drugNamed, suggestedDrugs } from '../../schema/prescription/allergens.ts';
import type { LineDraft, PrescriptionHead } from '../../schema/prescription/line.ts';
import { withDrug } from '../../schema/prescription/with-drug.ts';
import type { Filled } from '../kit/feedback/wording.ts';
import { QuickChoices } from '../kit/fields/choice/quick-choices.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { IntegerField } from '../kit/fields/typed/integer-field.tsx';
import { Card } from '../kit/page/page.tsx';
import { fields, form, usages } from './texts.ts';
import { fieldError } from './wording.ts';

/** As many as a glance takes in. */
const SUGGESTED = 8;

const choicesOf = (texts: readonly string[]) => texts.map((label, value) => ({ value, label }));
const chosenIn = (texts: readonly string[], typed: string): number | null => {
  const index = texts.indexOf(typed);
  return index < 0 ? null : index;
};

interface LineFieldsProps {
  readonly state: Filled<LineDraft & PrescriptionHead>;
  /** Why a drug is one that the patient should not be given; null where nothing is known against it. */
  readonly warningOf: (drug: string) => string | null;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<LineDraft>) => void;
}

/** One drug: what it is, how much of it, and how it is taken. What is proposed can all be overwritten. */
export const LineFields = ({ state, warningOf, disabled, onChange }: LineFieldsProps) => {
  const { draft } = state;
  const drugs = suggestedDrugs(draft.drug, SUGGESTED).map(({ name }) => name);
  const forms = drugNamed(draft.drug)?.forms ?? [];
  const error = (field: keyof LineDraft) => fieldError(state, field);
  return (
    <Card title={form.line}>
      <TextField
        label={fields.drug}
        required
        value={draft.drug}
        error={error('drug')}
        warning={warningOf(draft.drug)}
        disabled={disabled}
        input={{ maxLength: 120 }}
        onChange={(drug) => onChange(withDrug(draft, drug))}
      />
      <QuickChoices
        label={form.drugs}
        options={choicesOf(drugs).map((option) => ({ ...option, warning: warningOf(option.label) }))}
        value={chosenIn(drugs, draft.drug)}
        disabled={disabled}
        onChoose={(index) => onChange(withDrug(draft, drugs[index] ?? ''))}
      />
      <TextField
        label={fields.form}
        value={draft.form}
        error={error('form')}
        disabled={disabled}
        input={{ maxLength: 120 }}
        onChange={(typed) => onChange({ form: typed })}
      />
      {forms.length > 0 ? (
        <QuickChoices
          label={form.forms}
          options={choicesOf(forms)}
          value={chosenIn(forms, draft.form)}
          disabled={disabled}
          onChoose={(index) => onChange({ form: forms[index] ?? '' })}
        />
      ) : null}
      <IntegerField
        label={fields.count}
        required
        min={1}
        max={999}
        unit={form.unit}
        value={draft.count}
        error={error('count')}
        disabled={disabled}
        onChange={(count) => onChange({ count })}
      />
      <TextField
        label={fields.usage}
        required
        multiline
        value={draft.usage}
        error={error('usage')}
        disabled={disabled}
        input={{ maxLength: 300 }}
        onChange={(usage) => onChange({ usage })}
      />
      <QuickChoices
        label={form.usages}
        options={choicesOf(usages)}
        value={chosenIn(usages, draft.usage)}
        disabled={disabled}
        onChoose={(index) => onChange({ usage: usages[index] ?? '' })}
      />
    </Card>
  );
};
