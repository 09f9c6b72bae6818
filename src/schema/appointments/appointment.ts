import { flag, id, mayBeUnknown, moment, optional, ref, type StructOf, text } from '../kit/shape.ts';

/** A visit at a Tehran wall-clock minute; the first of a treatment or its continuation. When it is says enough to expect somebody: a provider may leave out the rest. */
export const appointmentFields = {
  id: id(),
  patient: mayBeUnknown(ref('patients')),
  appointment_time: moment(),
  is_new_treatment: mayBeUnknown(flag({ initial: true })),
  description: optional(text({ max: 1000, blank: true })),
  clinic: mayBeUnknown(ref('clinics')),
};

export type Appointment = StructOf<typeof appointmentFields>;

/** The clinic of every appointment that is made here (APT-FORM-4). */
export const FIRST_CLINIC = 1;

/** The moment of a day and a time, `YYYY-MM-DDTHH:mm`. */
export const momentOf = (day: string, time: string): string => `${day}T${time}`;
export const dayIn = ({ appointment_time: moment }: Pick<Appointment, 'appointment_time'>): string => moment.slice(0, 10);
export const timeIn = ({ appointment_time: moment }: Pick<Appointment, 'appointment_time'>): string => moment.slice(11);
