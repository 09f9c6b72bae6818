import { describe, expect, it } from 'vitest';
import { addressOf, inView, onDay, onPassed, returned, type Standing, standingIn, withTypedSide } from '../../../src/machines/appointments/standing.ts';
import type { Appointment } from '../../../src/schema/appointments/appointment.ts';

/** Noon of 30 Aban 1405 in Tehran. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
const TODAY = '2026-11-21';
const appointment = (day: string): Appointment => ({ id: 7, patient: 3, appointment_time: `${day}T10:30`, is_new_treatment: true });
const handed = (day: string) => ({ row: { resource: 'appointments' as const, row: appointment(day) } });
const RANGE = { from: '2026-11-20', to: '2026-12-20' };
/** As a page that was killed is folded back: nothing is the very object that it was. */
const restored = (standing: Standing): Standing => JSON.parse(JSON.stringify(standing)) as Standing;

describe('the days that are shown', () => {
  it('begin today where nobody gave a range, also on a page that was loaded again', () => {
    const fresh = standingIn({});
    for (const standing of [fresh, restored(fresh)]) expect(addressOf(inView(standing, 'range', AT))).toEqual({ from: TODAY });
  });

  it('stay those of the range that an edit was begun from, as long as what was saved is among them', () => {
    const range = standingIn(RANGE);
    expect(onPassed(returned(range, RANGE), handed('2026-12-01'), AT)).toMatchObject({ view: 'range', range: RANGE });
    expect(addressOf(onPassed(range, handed('2026-12-21'), AT))).toEqual({ date: '2026-12-21' });
  });

  it('stay that date, also when it is today, however the page is loaded', () => {
    const date = inView(standingIn({}), 'date', AT);
    expect(addressOf(date)).toEqual({ date: TODAY });
    expect(standingIn(addressOf(date))).toMatchObject({ view: 'date', day: TODAY });
    expect(onPassed(date, handed(TODAY), AT)).toMatchObject({ view: 'date' });
  });

  it('are those of the range again after a look at one of its days', () => {
    const range = withTypedSide(standingIn(RANGE), 'to', { typed: '', day: null });
    const day = onDay(range, '2026-11-25', AT);
    expect(addressOf(day)).toEqual({ date: '2026-11-25' });
    expect(addressOf(inView(day, 'range', AT))).toEqual({ from: RANGE.from });
  });
});
