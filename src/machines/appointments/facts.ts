import { type Appointment, momentOf } from '../../schema/appointments/appointment.ts';
import type { AppointmentDraft, AppointmentFacts } from '../../schema/appointments/draft.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { rowById } from '../kit/rows.ts';
import { nearTo } from './day.ts';
import { isOutside, type Stretch, usualHours } from './gaps.ts';

/** The cached lists that an appointment is judged by; null while one is not known. */
export interface AppointmentLists {
  readonly patients: readonly Patient[] | null;
  readonly appointments: readonly Appointment[] | null;
}

/** The other appointments that are close to where a draft stands. */
export const nearDraft = (
  { date, time }: Pick<AppointmentDraft, 'date' | 'time'>,
  { appointments }: AppointmentLists,
  id: number | null,
): readonly Appointment[] => (date.day && time.time && appointments ? nearTo(appointments, momentOf(date.day, time.time), id) : []);

/** The usual hours of the day of a draft whose time lies outside of them, as they are known now (milliseconds since 1970); null where it does not, or nobody knows. */
export const hoursMissed = ({ date, time }: Pick<AppointmentDraft, 'date' | 'time'>, { appointments }: AppointmentLists, at: number): Stretch | null => {
  if (!date.day || !time.time || !appointments) return null;
  const hours = usualHours(appointments, date.day, at);
  return isOutside(hours, time.time) ? hours : null;
};

/** What the lists say now (milliseconds since 1970) about a draft of appointment `id`, or of a new one. */
export const appointmentFacts = (draft: AppointmentDraft, lists: AppointmentLists, id: number | null, at: number): Partial<AppointmentFacts> => ({
  ...(draft.patient && lists.patients ? { patient: rowById(lists.patients, draft.patient.id) !== undefined } : {}),
  ...(lists.appointments ? { near: nearDraft(draft, lists, id).length > 0, outside: hoursMissed(draft, lists, at) !== null } : {}),
});
