import { day, optional, plain, type StructOf } from '../kit/shape.ts';

/** What a screen may fill in of an appointment that is about to be made: the day, and the time (`HH:mm`) of a gap. */
export const appointmentPrefillFields = { day: optional(day()), time: optional(plain()) };
export type AppointmentPrefill = StructOf<typeof appointmentPrefillFields>;
