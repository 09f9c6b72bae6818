import { rowById } from '../../machines/kit/rows.ts';
import { chosenOr } from '../../schema/kit/draft/day.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { LABS, SHADES, USUAL_SHADES } from '../../schema/lab/dispatch.ts';
import type { DispatchDraft } from '../../schema/lab/draft.ts';
import { hasOnlyMilkTeeth } from '../../schema/patients/age.ts';
import { fullName } from '../../schema/patients/patient.ts';
import { useApp } from '../kit/actors.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import type { Filled } from '../kit/feedback/wording.ts';
import { ChoiceField } from '../kit/fields/choice/choice-field.tsx';
import { PatientField } from '../kit/fields/choice/party/patient-field.tsx';
import { partyWords } from '../kit/fields/choice/party/texts.ts';
import { enteringServices } from '../kit/fields/choice/service-texts.ts';
import { useIsWhole } from '../kit/fields/choice/whole-lists.ts';
import { DayField } from '../kit/fields/day-field.tsx';
import { ListField } from '../kit/fields/list-field.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { ToothPicker } from '../kit/figures/tooth/tooth-picker.tsx';
import { Card } from '../kit/page/page.tsx';
import { SubjectLine } from '../kit/page/staged/subject-line.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { useListState, useRows } from '../kit/resources.ts';
import { fields, form, labs, problems } from './texts.ts';
import { useTreatmentOptions } from './treatment-options.ts';
import { fieldError } from './wording.ts';

const LAB_CHOICES = LABS.map((lab) => ({ value: lab, label: labs[lab] ?? '' }));
const SHADE_OPTIONS = SHADES.map((shade) => ({ value: shade, label: shade, first: (USUAL_SHADES as readonly string[]).includes(shade) }));

interface DispatchFieldsProps {
  readonly state: Filled<DispatchDraft>;
  /** The form is about one patient; another one has a form of their own. */
  readonly patientGiven: boolean;
  /** The laboratory is the one that was chosen last. */
  readonly preset: boolean;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<DispatchDraft>) => void;
}

/** Everything that can be said about one dispatch. */
export const DispatchFields = ({ state, patientGiven, preset, disabled, onChange }: DispatchFieldsProps) => {
  const { draft } = state;
  const today = useApp(({ at }) => tehranDay(at));
  const patients = useRows('patients');
  const { known } = useListState('patients');
  const whole = useIsWhole('patients');
  const types = useRows('procedureTypes');
  const options = useTreatmentOptions();
  const patient = draft.patient ? rowById(patients, draft.patient.id) : undefined;
  const error = (field: keyof DispatchDraft) => fieldError(state, field);
  // Who came by an address alone has no name yet: it goes along with what is entered, so that the work keeps it when they are in no list any more.
  const name = patient && !draft.patient?.name ? fullName(patient) : '';
  const enter = (change: Partial<DispatchDraft>) => onChange(patient && name ? { patient: { id: patient.id, name }, ...change } : change);
  return (
    <>
      <Card>
        {patientGiven ? (
          <SubjectLine
            name={(patient && fullName(patient)) || draft.patient?.name || (known ? pageWords.unknown : null)}
            other={{ to: '/send-to-lab', label: partyWords.other }}
            disabled={disabled}
          />
        ) : (
          <PatientField
            label={fields.patient}
            required
            value={draft.patient}
            error={error('patient')}
            disabled={disabled}
            onChoose={(row) => enter({ patient: { id: row.id, name: fullName(row) } })}
          />
        )}
        {patientGiven && whole && !patient ? <Banner tone="problem">{partyWords.patientGone}</Banner> : null}
        <ListField
          label={fields.procedure_type}
          list="procedureTypes"
          entering={enteringServices}
          required
          options={options}
          value={draft.procedure_type?.id ?? null}
          chosenName={draft.procedure_type?.name}
          placeholder={form.chooseTreatment}
          error={error('procedure_type')}
          disabled={disabled}
          onChoose={(id) => {
            const row = id === null ? undefined : rowById(types, id);
            enter({ procedure_type: row ? { id: row.id, name: row.name } : null });
          }}
        />
      </Card>
      <Card title={form.tooth}>
        <ToothPicker
          value={draft}
          several
          young={hasOnlyMilkTeeth(patient?.birth_date, today)}
          quadrantError={error('quadrant')}
          toothError={error('tooth_number')}
          disabled={disabled}
          onChange={enter}
        />
      </Card>
      <Card>
        <ChoiceField
          label={fields.lab}
          required
          choices={LAB_CHOICES}
          value={draft.lab}
          preset={preset}
          error={error('lab')}
          disabled={disabled}
          onChange={(lab) => enter({ lab })}
        />
        <SelectField
          label={fields.shade}
          required
          options={SHADE_OPTIONS}
          firstTitle={form.usualShades}
          value={draft.shade === '' ? null : draft.shade}
          error={error('shade')}
          disabled={disabled}
          onChange={(shade) => enter({ shade: shade ?? '' })}
        />
        <DayField
          label={fields.date}
          required
          value={chosenOr(today, draft.date)}
          preset={draft.date == null}
          today={today}
          words={{ wrong: problems.dateInvalid }}
          error={error('date')}
          disabled={disabled}
          onChange={(date) => enter({ date })}
        />
        <TextField
          label={fields.description}
          required
          multiline
          value={draft.description}
          error={error('description')}
          disabled={disabled}
          input={{ maxLength: 500 }}
          onChange={(description) => enter({ description })}
        />
      </Card>
    </>
  );
};
