import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { appointmentDraftOf, changedAppointmentPayload, newAppointmentPayload, openedAppointment } from '../../../src/schema/appointments/draft.ts';
import { readMoment, tehranMoment, writeMoment } from '../../../src/schema/kit/tehran.ts';
import { probe } from './wall-probe.ts';

const anyMoment = fc.integer({ min: 5_000_000, max: 60_000_000 }).map((minutes) => tehranMoment(minutes * 60_000));
const stored = (moment: string, clinic = 1): Appointment => ({
  ...{ id: 1, patient: 3, appointment_time: moment, is_new_treatment: false, description: 'جرم‌گیری', clinic },
});

describe('the time of an appointment', () => {
  it.each(['America/Los_Angeles', 'Asia/Tehran', 'Pacific/Kiritimati', 'Europe/London'])('is the same on a device in %s', (zone) => {
    const script = fileURLToPath(new URL('./wall-probe.ts', import.meta.url));
    const said = JSON.parse(execFileSync(process.execPath, [script], { env: { ...process.env, TZ: zone }, encoding: 'utf8' })) as object;
    expect(said).toEqual({ said: probe(), zone });
    for (const { wall, wire, back, utc } of probe()) expect([wire, back, utc]).toEqual([`${wall}:00+03:30`, wall, wall]);
  });

  it('goes to the provider and back as it was, also by the form', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const { appointment_time: sent } = newAppointmentPayload(appointmentDraftOf(stored(moment)));
        expect(readMoment(writeMoment(sent ?? ''))).toBe(moment);
      }),
    );
  });

  it('is sent of an edit only where it was changed, and the clinic never', () => {
    const record = stored('2026-11-21T10:30', 6);
    const opened = appointmentDraftOf(record);
    expect(changedAppointmentPayload(opened, opened, record)).toEqual({});
    expect(changedAppointmentPayload({ ...opened, description: '' }, opened, record)).toEqual({ description: '' });
    const later = { ...opened, time: { typed: '11', time: '11:00' } };
    expect(changedAppointmentPayload(later, opened, record)).toEqual({ appointment_time: '2026-11-21T11:00' });
  });

  it('is that of the gap in a new one, which belongs to clinic 1', () => {
    const draft = { ...openedAppointment({ day: '2026-11-21', time: '10:30' }), patient: { id: 3 } };
    expect(newAppointmentPayload(draft)).toEqual({ patient: 3, appointment_time: '2026-11-21T10:30', is_new_treatment: true, clinic: 1 });
  });
});
