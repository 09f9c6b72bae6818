import type { AppointmentWarning } from '../../../machines/appointments/form.ts';
import type { FormContext } from '../../../machines/kit/form/context.ts';
import type { Appointment } from '../../../schema/appointments/appointment.ts';
import type { AppointmentDraft, AppointmentProblem } from '../../../schema/appointments/draft.ts';
import { longDay } from '../../kit/calendar/day-names.ts';
import { twelveHours } from '../../kit/calendar/twelve-hours.ts';
import { fieldErrors, saveFailure } from '../../kit/feedback/wording.ts';
import { failures, fields, problems, warnings } from '../texts.ts';

/** The appointment form as it stands. */
export type AppointmentFormContext = FormContext<AppointmentDraft, Appointment>;

const REQUIRED: Readonly<Record<string, string>> = {
  patient: problems.patientRequired,
  date: problems.dateRequired,
  time: problems.timeRequired,
};

export const fieldError = fieldErrors<AppointmentDraft>(({ field, code }) =>
  code === 'required' ? (REQUIRED[field] ?? problems.required) : problems[code as AppointmentProblem],
);

/** What is wrong with the form as a whole: that something is missing, else why the save failed. Any other problem stands at its field. */
export const formError = ({ problems: found, failure, id }: AppointmentFormContext): string | null => {
  if (found.length > 0) return found.some(({ code }) => code === 'required') ? problems.required : null;
  const labels = { ...fields, appointment_time: fields.time };
  return failure ? saveFailure(failure, { prefix: id === null ? failures.create : failures.update, labels }) : null;
};

/** The doubts about a draft, in words; `near` are the names of whoever comes about that time. */
export const warningTexts = ({ warnings: codes, draft }: AppointmentFormContext, near: readonly string[]): readonly string[] =>
  (codes as readonly AppointmentWarning[]).flatMap((code) => {
    if (code === 'past') return [warnings.past(draft.date.day ? longDay(draft.date.day) : '')];
    const time = draft.time.time ? twelveHours(draft.time.time) : '';
    if (code === 'pastHour') return [warnings.pastHour(time)];
    if (code === 'outside') return [warnings.outsideAsked(time)];
    if (code === 'near') return near.length === 0 ? [warnings.nearUnnamed] : near.map(warnings.near);
    return [warnings.twin];
  });
