import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOfDay, readDay, readMoment, tehranDay, tehranMoment, writeMoment } from '../../../src/schema/kit/tehran.ts';
import { probe } from './zone-probe.ts';

const anyInstant = fc.integer({ min: Date.parse('1920-01-01T00:00:00Z'), max: Date.parse('2120-01-01T00:00:00Z') });

describe('Tehran time', () => {
  it('is three and a half hours ahead, all year', () => {
    expect(tehranMoment(Date.parse('2026-11-20T08:30:00Z'))).toBe('2026-11-20T12:00');
    expect(tehranMoment(Date.parse('2026-07-01T20:29:59Z'))).toBe('2026-07-01T23:59');
    expect(tehranDay(Date.parse('2026-11-20T20:30:00Z'))).toBe('2026-11-21');
  });

  it('is read from any offset, and written as its own', () => {
    for (const wire of [
      '2026-11-20T12:00:00+03:30',
      '2026-11-20T08:30:00Z',
      '2026-11-20 12:00:00+0330',
      '2026-11-20T12:00',
      '2026-11-20T04:30:00.000-04:00',
      ' 2026-11-20T08:30Z ',
    ]) {
      expect(readMoment(wire), wire).toBe('2026-11-20T12:00');
    }
    for (const wire of ['', '2026-11-20', '2026-13-20T12:00', '2026-02-30T12:00', '2026-11-20T25:00', '2026-11-20T12:61Z', 'امروز'])
      expect(readMoment(wire), wire).toBeNull();
    fc.assert(fc.property(anyInstant, (at) => readMoment(writeMoment(tehranMoment(at))) === tehranMoment(at)));
  });

  it('greets by the clock at 12, 17 and 20', () => {
    const at = (clock: string) => partOfDay(Date.parse(`2026-11-20T${clock}:00+03:30`));
    expect(['00:00', '11:59', '12:00', '16:59', '17:00', '19:59', '20:00', '23:59'].map(at)).toEqual([
      ...['morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening', 'night', 'night'],
    ]);
  });
});

describe('a day on the wire', () => {
  it('is its own date at midnight UTC, and Tehran’s at any other time', () => {
    for (const wire of [
      '2026-11-20',
      '2026-11-20T00:00:00Z',
      '2026-11-20T00:00:00.000000Z',
      '2026-11-20T00:00:00+00:00',
      '2026-11-20T00:00:00+03:30',
      '2026-11-20T00:00:00+0430',
      '2026-11-20 00:00:00.000+05',
      ' 2026-11-20 ',
    ]) {
      expect(readDay(wire), wire).toBe('2026-11-20');
    }
    expect(readDay('2026-11-19T20:30:00Z')).toBe('2026-11-20');
    expect(readDay('2026-11-19T20:29:00Z')).toBe('2026-11-19');
    expect(readDay('امروز')).toBeNull();
  });

  it('of an earlier summer is the day that it was in Tehran then', () => {
    for (const wire of ['2021-07-01T00:00:00+04:30', '2021-06-30T19:30:00Z', '2021-07-01T00:29:00+04:30']) expect(readDay(wire), wire).toBe('2021-07-01');
    expect(readDay('2021-06-30T19:29:00Z')).toBe('2021-06-30');
    expect(readDay('2023-06-30T19:30:00Z')).toBe('2023-06-30');
    const inTehran = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });
    const instants = fc.integer({ min: Date.UTC(1993, 0, 1), max: Date.UTC(2030, 0, 1) });
    const turns = fc
      .integer({ min: 1993, max: 2023 })
      .chain((year) => fc.constantFrom(2, 8).chain((month) => fc.integer({ min: Date.UTC(year, month, 20), max: Date.UTC(year, month, 23) })));
    // Midnight UTC means its own date, whatever it was in Tehran.
    const own = fc.oneof(instants, turns).filter((instant) => instant % 86_400_000 !== 0);
    fc.assert(
      fc.property(own, (instant) => readDay(new Date(instant).toISOString()) === inTehran.format(instant)),
      { numRuns: 2000 },
    );
  });

  it('of a summer before 1993 is found in its midnight, however far Tehran was then', () => {
    for (const wire of ['1978-06-01T00:00:00+05:00', '1978-05-31T19:00:00Z', '1978-05-31T19:30:00Z']) expect(readDay(wire), wire).toBe('1978-06-01');
    expect([readDay('1977-12-31T20:00:00Z'), readDay('1991-06-30T19:30:00Z')]).toEqual(['1978-01-01', '1991-07-01']);
    const there = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tehran', dateStyle: 'short', timeStyle: 'medium' });
    const days = fc.integer({ min: Date.UTC(1930, 0, 1) / 86_400_000, max: Date.UTC(1993, 0, 1) / 86_400_000 });
    const quarter = 15 * 60_000;
    fc.assert(
      fc.property(days, fc.integer({ min: 13, max: 20 }), (day, ahead) => {
        const instant = day * 86_400_000 - ahead * quarter;
        const [date, clock] = there.format(instant).split(' ');
        if (clock === '00:00:00') expect(readDay(new Date(instant).toISOString())).toBe(date);
      }),
      { numRuns: 5000 },
    );
  });

  it('reads back as it was sent', () => {
    fc.assert(fc.property(anyInstant.map(tehranDay), (day) => readDay(`${day}T00:00:00Z`) === day && readDay(day) === day));
  });
});

describe('the device’s own time zone', () => {
  it.each(['Asia/Tehran', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('moves nothing: %s', (zone) => {
    const script = fileURLToPath(new URL('./zone-probe.ts', import.meta.url));
    const answer = execFileSync(process.execPath, [script], { env: { ...process.env, TZ: zone }, encoding: 'utf8' });
    const { zone: seen, ...values } = JSON.parse(answer) as ReturnType<typeof probe> & { readonly zone: string };
    expect(seen).toBe(zone);
    expect(values).toEqual(probe());
  });
});
