import type { AppointmentLists } from '../../../machines/appointments/facts.ts';
import { rowById } from '../../../machines/kit/rows.ts';
import type { AppointmentDraft } from '../../../schema/appointments/draft.ts';
import { holidayOn } from '../../../schema/appointments/holidays.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { fullName } from '../../../schema/patients/patient.ts';
import { useApp } from '../../kit/actors.tsx';
import { useFieldIn } from '../../kit/controls/field-in.ts';
import { useAddingOver } from '../../kit/fields/choice/adding.ts';
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx';
import { usePeople } from '../../kit/fields/choice/party/patient-options.ts';
import { partyWords } from '../../kit/fields/choice/party/texts.ts';
import { DayField } from '../../kit/fields/day-field.tsx';
import { ListField } from '../../kit/fields/list-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { TimeField } from '../../kit/fields/typed/time-field.tsx';
import { Card } from '../../kit/page/page.tsx';
import { useRows } from '../../kit/resources.ts';
import { fields, form, kinds, list, problems } from '../texts.ts';
import { Notes } from './notes.tsx';
import { TimeDoubts } from './time-doubts.tsx';
import { type AppointmentFormContext, fieldError } from './wording.ts';

interface AppointmentFieldsProps {
  readonly context: AppointmentFormContext;
  readonly lists: AppointmentLists;
  /** Whoever was chosen is there no more. */
  readonly patientGone: boolean;
  readonly disabled: boolean;
  readonly change: (change: Partial<AppointmentDraft>) => void;
}

/** Everything that can be said about one appointment (APT-FORM-1). */
export const AppointmentFields = ({ context, lists, patientGone, disabled, change }: AppointmentFieldsProps) => {
  const { draft } = context;
  const at = useApp((app) => app.at);
  const holiday = draft.date.day ? holidayOn(draft.date.day) : undefined;
  const people = usePeople(partyWords.number);
  const [timePart, toTime] = useFieldIn();
  const [descriptionPart, toDescription] = useFieldIn();
  const patients = useRows('patients');
  const known = rowById(patients, draft.patient?.id);
  const take = (id: number | null) => {
    const row = rowById(patients, id);
    if (row || id === null) change({ patient: row ? { id: row.id, name: fullName(row) } : null });
  };
  const adding = useAddingOver('patients', 'patientForm', form.addPatient, take);
  return (
    <>
      <Card>
        <ListField
          label={fields.patient}
          list="patients"
          detailed
          required
          people={people}
          value={draft.patient?.id ?? null}
          chosenName={draft.patient?.name || (known && fullName(known))}
          placeholder={partyWords.choosePatient}
          firstTitle={partyWords.recent}
          adding={adding}
          error={fieldError(context, 'patient') ?? (patientGone ? problems.patientNotFound : null)}
          disabled={disabled}
          onChoose={take}
        />
      </Card>
      <Card>
        <DayField
          label={fields.date}
          required
          value={draft.date}
          today={tehranDay(at)}
          words={{ wrong: problems.dateInvalid }}
          remark={holiday ? list.free(holiday) : null}
          error={fieldError(context, 'date')}
          disabled={disabled}
          onChange={(date) => change({ date })}
        />
        <div ref={timePart}>
          <TimeField
            label={fields.time}
            required
            value={draft.time}
            error={fieldError(context, 'time')}
            disabled={disabled}
            onChange={(time) => change({ time })}
          />
        </div>
        <TimeDoubts context={context} lists={lists} disabled={disabled} change={change} toTime={toTime} />
      </Card>
      <Card>
        <ChoiceField
          label={fields.is_new_treatment}
          choices={[
            { value: 'start', label: kinds.start },
            { value: 'continuation', label: kinds.continuation },
          ]}
          value={draft.is_new_treatment == null ? null : draft.is_new_treatment ? 'start' : 'continuation'}
          preset={context.id === null && draft.is_new_treatment === context.opened.is_new_treatment}
          error={fieldError(context, 'is_new_treatment')}
          disabled={disabled}
          onChange={(kind) => change({ is_new_treatment: kind === 'start' })}
        />
        <div ref={descriptionPart}>
          <TextField
            label={fields.description}
            multiline
            value={draft.description}
            error={fieldError(context, 'description')}
            disabled={disabled}
            input={{ maxLength: 1000 }}
            onChange={(description) => change({ description })}
          />
        </div>
        <Notes draft={draft} disabled={disabled} change={change} toDescription={toDescription} />
      </Card>
    </>
  );
};
