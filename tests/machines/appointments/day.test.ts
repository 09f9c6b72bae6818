import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentsOn, earliestFirst, nearTo, stillToCome } from '../../../src/machines/appointments/day.ts';
import { gapsOf, isOutside, meantByTwelve, usualHours } from '../../../src/machines/appointments/gaps.ts';
import { type Appointment, dayIn, timeIn } from '../../../src/schema/appointments/appointment.ts';
import { addDays } from '../../../src/schema/kit/jalali.ts';

/** Noon of Saturday, 30 Aban 1405 in Tehran. */
const AT = Date.UTC(2026, 10, 21, 8, 30);
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';

let last = 0;
const on = (day: string, ...times: readonly string[]): readonly Appointment[] =>
  times.map((time) => {
    last += 1;
    return { id: last, patient: 3, appointment_time: `${day}T${time}`, is_new_treatment: true, description: null, clinic: 1 };
  });
const starts = (rows: readonly Appointment[], day: string, at = AT) => gapsOf(rows, day, at).flatMap((gap) => gap.starts);
const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('a day with appointments', () => {
  it('has them by their time, the earliest first, however they came', () => {
    const rows = [...on(TODAY, '18:00', '09:00'), ...on(TOMORROW, '08:00'), ...on(TODAY, '12:30')];
    expect(appointmentsOn(rows, TODAY).map(timeIn)).toEqual(['09:00', '12:30', '18:00']);
    expect(earliestFirst(rows).map(dayIn)).toEqual([TODAY, TODAY, TODAY, TOMORROW]);
  });

  it('knows two as close that begin less than a quarter of an hour apart, over midnight too', () => {
    const rows = [...on(TODAY, '10:00', '23:55'), ...on(TOMORROW, '00:05')];
    expect(nearTo(rows, `${TODAY}T10:14`, null).map(timeIn)).toEqual(['10:00']);
    expect(nearTo(rows, `${TODAY}T10:15`, null)).toEqual([]);
    expect(nearTo(rows, `${TODAY}T09:46`, null).map(timeIn)).toEqual(['10:00']);
    expect(nearTo(rows, `${TOMORROW}T00:00`, null).map(timeIn)).toEqual(['23:55', '00:05']);
    // It is not close to itself.
    expect(nearTo(rows, `${TODAY}T10:00`, rows[0]?.id ?? null)).toEqual([]);
  });

  it('tells the next and how many are left of all', () => {
    const rows = on(TODAY, '09:00', '12:00', '16:30');
    expect(stillToCome(rows, AT)).toMatchObject({ next: { appointment_time: `${TODAY}T12:00` }, left: 2, all: 3 });
    expect(stillToCome(on(TOMORROW, '09:00'), AT)).toEqual({ next: null, left: 0, all: 0 });
  });
});

describe('the usual hours', () => {
  it('are those that the same weekday had in the weeks before', () => {
    const sundays = [7, 14, 21].flatMap((back) => on(addDays(TOMORROW, -back), '10:20', '19:40'));
    expect(usualHours(sundays, TOMORROW)).toEqual({ from: 600, to: 1260 });
  });

  it('are those of any day where the weekday tells too little, and nine to six where nothing does', () => {
    const days = [1, 2].flatMap((back) => on(addDays(TOMORROW, -back), '08:00', '09:00', '10:00', '11:00', '15:30'));
    expect(usualHours(days, TOMORROW)).toEqual({ from: 480, to: 960 });
    expect(usualHours([], TOMORROW)).toEqual({ from: 540, to: 1080 });
  });

  it('are widened by nothing that only one day had, be it the day itself', () => {
    const sundays = [7, 14, 21].flatMap((back) => on(addDays(TOMORROW, -back), '10:20', '19:40'));
    const slip = [...sundays, ...on(addDays(TOMORROW, -7), '04:00', '04:30'), ...on(TOMORROW, '03:00', '23:30')];
    expect(usualHours(slip, TOMORROW)).toEqual({ from: 600, to: 1260 });
    expect(starts(slip, TOMORROW).at(0)).toBe('10:00');
    expect(starts(slip, TOMORROW).at(-1)).toBe('20:30');
    // Where every hour is of one day alone, none is usual.
    const scattered = [1, 2, 3, 4, 5].flatMap((back) => on(addDays(TOMORROW, -back), `0${back}:00`));
    expect(usualHours(scattered, TOMORROW)).toEqual({ from: 540, to: 1080 });
  });

  it('tell a time that lies outside of them, and what was meant by it on a clock of twelve hours', () => {
    const hours = usualHours([], TOMORROW);
    expect(['04:00', '08:59', '17:31', '23:59', '00:00'].filter((time) => !isOutside(hours, time))).toEqual([]);
    expect(['09:00', '12:00', '17:30'].filter((time) => isOutside(hours, time))).toEqual([]);
    const meant = { '04:00': '16:00', '00:30': '12:30', '22:00': '10:00', '05:45': '17:45', '08:30': null, '12:00': null, '19:00': null };
    expect(Object.fromEntries(Object.keys(meant).map((time) => [time, meantByTwelve(hours, time)]))).toEqual(meant);
    // On a Thursday of mornings «4» is no morning all the same.
    expect(meantByTwelve({ from: 540, to: 780 }, '04:00')).toBe('16:00');
  });
});

describe('the gaps of a day', () => {
  it('are every half hour that nobody has', () => {
    expect(starts(on(TOMORROW, '09:30', '10:15'), TOMORROW).slice(0, 3)).toEqual(['09:00', '10:45', '11:00']);
  });

  it('begin now in a day that has begun, and are none in one that is over', () => {
    expect(starts([], TODAY, Date.UTC(2026, 10, 21, 8, 32))[0]).toBe('12:05');
    expect(starts([], addDays(TODAY, -1))).toEqual([]);
    expect(starts([], TODAY, Date.UTC(2026, 10, 21, 16, 0))).toEqual([]);
  });

  it('never touch a visit, lie within the day, and come in order', () => {
    const anyTime = fc.integer({ min: 0, max: 1439 }).map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(anyTime, { maxLength: 20 }), (times) => {
        const found = starts(on(TOMORROW, ...times), TOMORROW).map(minute);
        expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
        for (const begin of found) {
          expect(begin + 30).toBeLessThanOrEqual(1440);
          for (const time of times) expect(Math.abs(minute(time) - begin)).toBeGreaterThanOrEqual(30);
        }
      }),
    );
  });
});
