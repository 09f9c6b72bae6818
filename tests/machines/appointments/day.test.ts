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
    expect(usualHours(sundays, TOMORROW, AT)).toEqual({ from: 600, to: 1260 });
  });

  it('are those of any day where the weekday tells too little, and nine to nine where nothing does', () => {
    const days = [1, 2].flatMap((back) => on(addDays(TODAY, -back), '08:00', '09:00', '10:00', '11:00', '15:30'));
    expect(usualHours(days, TOMORROW, AT)).toEqual({ from: 480, to: 960 });
    expect(usualHours([], TOMORROW, AT)).toEqual({ from: 540, to: 1260 });
    // Two Sundays tell less than the days around them.
    const sundays = [7, 14].flatMap((back) => on(addDays(TOMORROW, -back), '12:00', '12:30', '13:00'));
    expect(usualHours([...days, ...sundays], TOMORROW, AT)).toEqual({ from: 480, to: 960 });
    // Five appointments of one day, or of two that share nothing, may all be the exception.
    const shifts = [...on(addDays(TODAY, -1), '06:00', '07:00', '08:00'), ...on(addDays(TODAY, -2), '20:00', '21:00')];
    expect(usualHours(shifts, TOMORROW, AT)).toEqual({ from: 540, to: 1260 });
  });

  it('go through where no two days of a practice with few appointments had the same hour', () => {
    const sundays = [
      ...on(addDays(TOMORROW, -7), '09:00', '11:00', '13:00', '16:00'),
      ...on(addDays(TOMORROW, -14), '09:30', '10:00', '12:00', '15:00', '17:00'),
    ];
    expect(usualHours(sundays, TOMORROW, AT)).toEqual({ from: 540, to: 1020 });
    expect(starts(sundays, TOMORROW)).toHaveLength(16);
    const fewer = [...on(addDays(TOMORROW, -7), '10:00', '12:00', '14:00'), ...on(addDays(TOMORROW, -14), '10:00', '17:00')];
    expect(usualHours(fewer, TOMORROW, AT)).toEqual({ from: 600, to: 900 });
    expect(meantByTwelve(usualHours(fewer, TOMORROW, AT), '02:00')).toBe('14:00');
  });

  it('hold every time by which two days had begun and after which two still had somebody', () => {
    const times = fc.array(
      fc.integer({ min: 0, max: 46 }).map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(times, { minLength: 3, maxLength: 8 }), fc.integer({ min: 0, max: 46 }), (weeks, half) => {
        const days = weeks.filter((week) => week.length > 0);
        fc.pre(days.length > 2 && days.flat().length >= 5);
        const rows = weeks.flatMap((week, index) => on(addDays(TOMORROW, -7 * (index + 1)), ...week));
        const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
        const begun = days.filter((day) => day.some((one) => one <= time)).length;
        const going = days.filter((day) => day.some((one) => one >= time)).length;
        fc.pre(begun > 1 && going > 1);
        expect(isOutside(usualHours(rows, TOMORROW, AT), time)).toBe(false);
      }),
    );
  });

  it('are widened by nothing that only one day had, be it the day itself', () => {
    const sundays = [7, 14, 21].flatMap((back) => on(addDays(TOMORROW, -back), '10:20', '19:40'));
    const slip = [...sundays, ...on(addDays(TOMORROW, -28), '04:00', '04:30'), ...on(TOMORROW, '03:00', '23:30')];
    expect(usualHours(slip, TOMORROW, AT)).toEqual({ from: 600, to: 1260 });
    expect(starts(slip, TOMORROW).at(0)).toBe('10:00');
    expect(starts(slip, TOMORROW).at(-1)).toBe('20:30');
  });

  it('of a day far ahead, are those of the weeks before today, not of weeks that nobody has booked yet', () => {
    const evenings = [7, 14, 21].flatMap((back) => on(addDays(TOMORROW, -back), '16:00', '20:30'));
    for (const ahead of [7, 56, 364]) expect(usualHours(evenings, addDays(TOMORROW, ahead), AT)).toEqual({ from: 960, to: 1260 });
    // The same list as it is read a year later knows nothing of them.
    expect(usualHours(evenings, addDays(TOMORROW, 364), AT + 364 * 86_400_000)).toEqual({ from: 540, to: 1260 });
    // Of a day that is over, they are those of the weeks before it.
    expect(usualHours(evenings, addDays(TOMORROW, -21), AT)).toEqual({ from: 540, to: 1260 });
  });

  it('tell a time that lies outside of them, and what was meant by it on a clock of twelve hours', () => {
    const hours = usualHours([], TOMORROW, AT);
    expect(['04:00', '08:59', '20:31', '23:59', '00:00'].filter((time) => !isOutside(hours, time))).toEqual([]);
    expect(['09:00', '12:00', '20:30'].filter((time) => isOutside(hours, time))).toEqual([]);
    const meant = { '04:00': '16:00', '00:30': '12:30', '22:00': '10:00', '05:45': '17:45', '08:00': '20:00', '12:00': null, '21:30': '09:30' };
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
    expect(starts([], TODAY, Date.UTC(2026, 10, 21, 17, 30))).toEqual([]);
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
