import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { type Answers, patient, rows } from '../patients/practice.tsx';

export const appointment = (id: number, facts: Partial<Appointment> = {}): Appointment => ({
  ...{ id, patient: 7, appointment_time: '2026-11-20T16:30', is_new_treatment: true, description: null, clinic: 1 },
  ...facts,
});

type Save = { readonly id?: number | null; readonly payload: object };
const made = ({ id, payload }: Save) => ({ ...appointment(id ?? 90), ...payload });

/** A practice with three appointments on 29 Aban 1405 and one the day after; whatever is saved is taken. */
export const answers: Answers = {
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'علی', last_name: 'رضایی', phone: null })]),
  'resource:appointments.loadRows': () =>
    rows([
      appointment(3, { appointment_time: '2026-11-20T18:00', patient: 99 }),
      appointment(1),
      appointment(2, { appointment_time: '2026-11-20T09:00', patient: 8, is_new_treatment: false, description: 'جرم‌گیری' }),
      appointment(4, { appointment_time: '2026-11-21T10:00' }),
    ]),
  'appointmentForm.loadRecord': () => appointment(1),
  'appointmentForm.findAlike': () => ({ rows: [] }),
  'appointmentForm.saveRecord': made,
  'appointments.saveRecord': made,
};
