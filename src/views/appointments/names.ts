import { rowById } from '../../machines/kit/rows.ts';
import { type Appointment, dayIn, timeIn } from '../../schema/appointments/appointment.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { fullName, type Patient } from '../../schema/patients/patient.ts';
import { longDay } from '../kit/calendar/day-names.ts';
import { twelveHours } from '../kit/calendar/twelve-hours.ts';
import { useListState, useRows } from '../kit/resources.ts';
import { kinds, list } from './texts.ts';

/** Why it is not known who comes: the files are on their way, they or some of them could not be read, or there is nobody of that number. */
export type Lack = 'loading' | 'unread' | 'nobody';

/** Who comes to an appointment. */
export interface Guest {
  readonly patient: Patient | null;
  readonly lack: Lack | null;
  /** «name surname», or why that is not known. */
  readonly name: string;
}

export type GuestOf = (appointment: Pick<Appointment, 'patient'>) => Guest;

/** Who comes, as far as the cached list of patients knows: only one that is whole can say that it is nobody. */
export const useGuestOf = (): GuestOf => {
  const patients = useRows('patients');
  const { known, busy, failure, unreadable } = useListState('patients');
  // A list that is being read again may be about to have them.
  const unfound: Lack = failure !== null || unreadable > 0 ? 'unread' : known && !busy ? 'nobody' : 'loading';
  return ({ patient: id }) => {
    const patient = rowById(patients, id) ?? null;
    const lack = patient !== null ? null : id == null ? 'nobody' : unfound;
    return { patient, lack, name: (patient && fullName(patient)) || list.unnamed[lack ?? 'nobody'] };
  };
};

/** Why somebody cannot be called; null where there is a number. */
export const phoneLack = ({ patient, lack }: Guest): 'noPhone' | 'phoneLoading' | 'phoneUnread' | null => {
  if (patient?.phone) return null;
  return lack === 'loading' ? 'phoneLoading' : lack === 'unread' ? 'phoneUnread' : 'noPhone';
};

/** Whether a treatment begins with it; a provider may not know. */
export const kindName = ({ is_new_treatment: first }: Pick<Appointment, 'is_new_treatment'>): string =>
  first == null ? kinds.unknown : first ? kinds.start : kinds.continuation;

/** «۹:۳۰ ق.ظ» */
export const timeText = (appointment: Pick<Appointment, 'appointment_time'>): string => twelveHours(timeIn(appointment));

/** «شنبه ۳۰ آبان ۱۴۰۵، ساعت ۹:۳۰ ق.ظ» */
export const whenText = (moment: string): string => `${longDay(moment.slice(0, 10))}، ساعت ${twelveHours(moment.slice(11))}`;

/** What a person calls an appointment. */
export const rowName = (appointment: Appointment, guest: Guest): string => list.row(guest.name, jalaliText(dayIn(appointment)), timeText(appointment));
