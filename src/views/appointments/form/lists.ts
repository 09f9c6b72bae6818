import { useMemo } from 'react';
import { type AppointmentLists, appointmentFacts, nearDraft } from '../../../machines/appointments/facts.ts';
import type { AppointmentDraft } from '../../../schema/appointments/draft.ts';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import { fullName } from '../../../schema/patients/patient.ts';
import type { Option } from '../../kit/fields/choice/options.ts';
import { believed, useIsWhole } from '../../kit/fields/choice/whole-lists.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { timeText, useGuestOf } from '../names.ts';
import { form, list } from '../texts.ts';
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

/** As many of those who were filed last stand before the others. */
const NEWEST = 5;

/** Patients to choose from by name; who was filed last comes first. */
export const usePatientOptions = (): readonly Option<number>[] => {
  const patients = useRows('patients');
  return useMemo(() => {
    const newest = new Set(
      patients
        .map(({ id }) => id)
        .toSorted((left, right) => right - left)
        .slice(0, NEWEST),
    );
    return patients
      .map((patient) => ({
        value: patient.id,
        label: fullName(patient) || pageWords.unknown,
        first: newest.has(patient.id),
        ...(patient.national_number ? { detail: form.nationalNumber(patient.national_number) } : {}),
      }))
      .toSorted((left, right) => persianOrder(left.label, right.label));
  }, [patients]);
};

/** Who comes about the time of a draft, each with their own time. */
export const useNearNames = ({ draft, id }: Pick<AppointmentFormContext, 'draft' | 'id'>): readonly string[] => {
  const lists = useAppointmentLists();
  const guestOf = useGuestOf();
  return nearDraft(draft, lists, id).map((row) => list.near(guestOf(row).name, timeText(row)));
};
