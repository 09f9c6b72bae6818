import type { Appointment } from '../../../schema/appointments/appointment.ts';
import type { AppointmentDraft, AppointmentFacts } from '../../../schema/appointments/draft.ts';
import { useApp } from '../../kit/actors.tsx';
import { longDay } from '../../kit/calendar/day-names.ts';
import { twelveHours } from '../../kit/calendar/twelve-hours.ts';
import { NamesTrouble } from '../../kit/page/list/names-trouble.tsx';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { RecordScreen } from '../../kit/page/record/record-screen.tsx';
import { recordWords } from '../../kit/page/record/texts.ts';
import { WaitingForms } from '../../kit/page/record/waiting-forms.tsx';
import { useGuestOf, whenText } from '../names.ts';
import { failures, form, one } from '../texts.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { AppointmentWarnings } from './appointment-warnings.tsx';
import { useAppointmentFacts, useAppointmentLists } from './lists.ts';
import { type AppointmentFormContext, formError } from './wording.ts';

const texts = recordWords(one);
const titleOf = ({ id }: AppointmentFormContext) => (id === null ? form.titleNew : form.titleEdit);
/** Several may wait for the same patient, or for nobody yet. */
const nameIn = ({ draft: { patient, date, time } }: AppointmentFormContext) =>
  [patient?.name, date.day ? longDay(date.day) : null, time.time ? twelveHours(time.time) : null].filter(Boolean).join('، ') || null;
const pathOf = ({ id, params: { draft } }: AppointmentFormContext) =>
  id === null ? `/new-appointment${draft === undefined ? '' : `?draft=${draft}`}` : `/edit-appointment/${id}`;

/** Whom it is chosen from. */
const NAMES = ['patients'] as const;

/** Making an appointment, or changing one. */
export const AppointmentForm = () => {
  const workflow = useWorkflow();
  const lists = useAppointmentLists();
  const factsOf = useAppointmentFacts();
  const guestOf = useGuestOf();
  const at = useApp((app) => app.at);
  return (
    <RecordScreen<AppointmentDraft, AppointmentFacts, Appointment>
      key={workflow}
      workflow={workflow}
      list="appointments"
      title={titleOf}
      detail={({ draft: { patient } }) => (patient ? patient.name || guestOf({ patient: patient.id }).name : undefined)}
      texts={texts}
      back={{ to: '/appointments', label: form.back }}
      loadError={failures.load}
      facts={({ draft, id }) => factsOf(draft, id, at)}
      warnings={(context) => <AppointmentWarnings context={context} />}
      candidateName={(row) => form.candidate(guestOf(row).name, whenText(row.appointment_time))}
      error={formError}
      troubles={() => (
        <>
          <WaitingForms<AppointmentDraft, Appointment> workflow={workflow} texts={texts} nameOf={nameIn} path={pathOf} />
          <NamesTrouble lists={NAMES} />
        </>
      )}
      fields={(context, disabled, change) => (
        <AppointmentFields
          context={context}
          lists={lists}
          patientGone={factsOf(context.draft, context.id, at).patient === false}
          disabled={disabled}
          change={change}
        />
      )}
    />
  );
};
