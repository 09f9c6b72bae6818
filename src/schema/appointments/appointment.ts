import { flag, id, moment, optional, ref, text } from '../kit/shape.ts';

/** A visit at a Tehran wall-clock minute; the first of a treatment or its continuation. */
export const appointmentFields = {
  id: id(),
  patient: ref('patients'),
  appointment_time: moment(),
  is_new_treatment: flag({ initial: true }),
  description: optional(text({ max: 1000, blank: true })),
  clinic: ref('clinics'),
};
