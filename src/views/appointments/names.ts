import { rowById } from '../../machines/kit/rows.ts';
import { type Appointment, dayIn, timeIn } from '../../schema/appointments/appointment.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { fullName, type Patient } from '../../schema/patients/patient.ts';
import { longDay } from '../kit/calendar/day-names.ts';
import { twelveHours } from '../kit/calendar/twelve-hours.ts';
import { useRows } from '../kit/resources.ts';
import { kinds, list } from './texts.ts';

export type PatientOf = (appointment: Pick<Appointment, 'patient'>) => Patient | undefined;

/** Who comes to an appointment, as far as the cached list knows. */
export const usePatientOf = (): PatientOf => {
  const patients = useRows('patients');
  return ({ patient }) => rowById(patients, patient);
};

/** «name surname», or that nobody knows who it is. */
export const patientName = (patient: Patient | undefined): string => (patient && fullName(patient)) || list.unknownPatient;

/** Whether a treatment begins with it; a provider may not know. */
export const kindName = ({ is_new_treatment: first }: Pick<Appointment, 'is_new_treatment'>): string =>
  first == null ? kinds.unknown : first ? kinds.start : kinds.continuation;

/** «۹:۳۰ ق.ظ» */
export const timeText = (appointment: Pick<Appointment, 'appointment_time'>): string => twelveHours(timeIn(appointment));

/** «شنبه ۳۰ آبان ۱۴۰۵، ساعت ۹:۳۰ ق.ظ» */
export const whenText = (moment: string): string => `${longDay(moment.slice(0, 10))}، ساعت ${twelveHours(moment.slice(11))}`;

/** What a person calls an appointment. */
export const rowName = (appointment: Appointment, patient: Patient | undefined): string =>
  list.row(patientName(patient), jalaliText(dayIn(appointment)), timeText(appointment));
