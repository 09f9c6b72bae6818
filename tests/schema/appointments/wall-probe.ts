import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { appointmentDraftOf, newAppointmentPayload } from '../../../src/schema/appointments/draft.ts';
import { jalaliText } from '../../../src/schema/kit/jalali.ts';
import { readMoment, writeMoment } from '../../../src/schema/kit/tehran.ts';

/** The first and last minute of days, days of former summer time and the hours that were skipped or doubled among them. */
const WALLS = [
  '2026-11-21T00:00',
  '2026-11-21T23:59',
  '2022-03-22T00:30',
  '2022-09-21T23:30',
  '2021-06-21T12:00',
  '2008-03-21T00:00',
  '2026-03-29T02:30',
  '2026-07-01T10:00',
];

const stored = (moment: string): Appointment => ({ id: 1, patient: 3, appointment_time: moment, is_new_treatment: true, description: null, clinic: 1 });

/** What becomes of a wall time on its way into the form, to the provider and back; the same wherever the device believes itself to be. */
export const probe = () =>
  WALLS.map((wall) => {
    const sent = newAppointmentPayload(appointmentDraftOf(stored(wall))).appointment_time ?? '';
    const wire = writeMoment(sent);
    return { wall, wire, back: readMoment(wire), utc: readMoment(new Date(wire).toISOString()), shown: jalaliText(wall.slice(0, 10)) };
  });

// Run by itself, in another time zone.
if (process.argv[1] === import.meta.filename) process.stdout.write(JSON.stringify({ said: probe(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
