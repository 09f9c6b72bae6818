import { type AppointmentLists, appointmentFacts, nearDraft } from '../../../machines/appointments/facts.ts';
import type { AppointmentDraft } from '../../../schema/appointments/draft.ts';
import { believed, useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { timeText, useGuestOf } from '../names.ts';
import { list } from '../texts.ts';
import type { AppointmentFormContext } from './wording.ts';

/** The cached lists that an appointment is judged by; null while one is not known. */
export const useAppointmentLists = (): AppointmentLists => {
  const [patients, appointments] = [useRows('patients'), useRows('appointments')];
  const known = { patients: useListState('patients').known, appointments: useListState('appointments').known };
  return { patients: known.patients ? patients : null, appointments: known.appointments ? appointments : null };
};

/** What the lists say of a draft now (milliseconds since 1970). */
export const useAppointmentFacts = () => {
  const lists = useAppointmentLists();
  const whole = { patient: useIsWhole('patients') };
  return (draft: AppointmentDraft, id: number | null, at: number) => believed(appointmentFacts(draft, lists, id, at), whole);
};

/** Who comes about the time of a draft, each with their own time. */
export const useNearNames = ({ draft, id }: Pick<AppointmentFormContext, 'draft' | 'id'>): readonly string[] => {
  const lists = useAppointmentLists();
  const guestOf = useGuestOf();
  return nearDraft(draft, lists, id).map((row) => list.near(guestOf(row).name, timeText(row)));
};
