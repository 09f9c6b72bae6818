import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../../src/schema/appointments/appointment.ts';
import { calendarFile, escapedText, foldedLine } from '../../../src/schema/appointments/calendar-file.ts';
import { tehranMoment } from '../../../src/schema/kit/tehran.ts';

const MADE = Date.UTC(2026, 10, 21, 8, 30);
const appointment = (moment: string): Appointment => ({
  ...{ id: 7, patient: 3, appointment_time: moment, is_new_treatment: true, description: 'درد شدید', clinic: 1 },
});
const anyText = fc.string({ unit: fc.constantFrom('ن', 'و', 'ب', '😀', ' ', ',', ';', '\\', '\n', '\r', 'n', '\u200c', '\u0007'), maxLength: 120 });
const anyMoment = fc
  .integer({ min: Date.parse('1990-01-01T00:00:00Z') / 60_000, max: Date.parse('2060-01-01T00:00:00Z') / 60_000 })
  .map((minutes) => tehranMoment(minutes * 60_000));

const file = (row: Appointment, title: string, made = MADE) => calendarFile(row, { title, made, host: 'matab.example.ir' });

/** What a reader of RFC 5545 makes of a file: its lines without folds, by name. */
const read = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
const unescaped = (value: string): string => value.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
const instant = (value = ''): number => Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

describe('an appointment as a file for calendars', () => {
  it('begins at the very minute, at half past three before UTC, whatever the summer was', () => {
    expect(read(file(appointment('2026-11-21T00:00'), 'نوبت')).get('DTSTART')).toBe('20261120T203000Z');
    expect(read(file(appointment('2026-07-01T23:59'), 'نوبت')).get('DTSTART')).toBe('20260701T202900Z');
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const lines = read(file(appointment(moment), 'نوبت'));
        expect(tehranMoment(instant(lines.get('DTSTART')))).toBe(moment);
        expect(instant(lines.get('DTEND')) - instant(lines.get('DTSTART'))).toBe(30 * 60_000);
      }),
    );
  });

  it('has lines of 75 octets at most, cut nowhere inside a letter, and gives back every word', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const made = file(appointment('2026-11-21T10:30'), title);
        for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(made).not.toContain('\ufffd');
        for (const mark of ['\r', '\n', '\u0007']) expect(made.replaceAll('\r\n', '')).not.toContain(mark);
        const wanted = title.replace(/\r\n?/g, '\n').replaceAll('\u0007', '');
        expect(unescaped(read(made).get('SUMMARY') ?? '')).toBe(wanted);
      }),
    );
  });

  it('lets no text begin a line of its own', () => {
    const lines = read(file(appointment('2026-11-21T10:30'), 'نوبت\r\nATTENDEE:mailto:x@y'));
    expect(lines.has('ATTENDEE')).toBe(false);
    expect(escapedText('a,b;c\\d\ne')).toBe('a\\,b\\;c\\\\d\\ne');
    expect(foldedLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it('takes the place of an earlier file of the same appointment, and of no other practice', () => {
    const [first, later] = [file(appointment('2026-11-21T10:30'), 'نوبت'), file(appointment('2026-11-22T16:00'), 'نوبت', MADE + 1000)].map(read);
    expect(first?.get('UID')).toBe('appointment-7@matab.example.ir');
    expect(later?.get('UID')).toBe(first?.get('UID'));
    expect(Number(later?.get('SEQUENCE'))).toBeGreaterThan(Number(first?.get('SEQUENCE')));
    expect(Number(later?.get('SEQUENCE'))).toBeLessThan(2 ** 31);
    // Those of earlier releases counted minutes.
    expect(Number(first?.get('SEQUENCE'))).toBeGreaterThan(MADE / 60_000);
    expect(first?.has('METHOD')).toBe(false);
  });

  it('tells nothing of what for', () => {
    expect(file(appointment('2026-11-21T10:30'), 'نوبت')).not.toContain('درد');
  });
});
