import type { Appointment } from './appointment.ts';

/** How long a visit is taken to last in calendars, in minutes: an appointment says only when it begins. */
const MINUTES = 30;
/** Octets of a line at most, its end not counted (RFC 5545, 3.1). */
const LINE = 75;

/** A text as a value of a calendar (RFC 5545, 3.3.11); what no text may hold is left out. */
export const escapedText = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');

const octets = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A line that is folded where it is longer than lines may be, never inside a letter. */
export const foldedLine = (line: string): string => {
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const size = octets(letter);
    if (length + size > LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
};

/** What a file for calendars says besides the appointment. */
export interface CalendarFacts {
  readonly title: string;
  readonly made: number;
  readonly host: string;
}

/** An instant (milliseconds since 1970) as calendars write it. */
const utc = (millis: number): string => `${new Date(millis).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The instant of a Tehran wall-clock minute, at +03:30 the whole year. */
const instantOf = (moment: string): number => Date.parse(`${moment}:00+03:30`);

/**
 * One appointment as a file for calendars (RFC 5545), its time in UTC so that no calendar needs to know Tehran's. It tells nothing of the
 * patient: `title` is all that the calendar shows. `made` is now, in milliseconds since 1970, and `host` says whose appointment of that
 * number it is. A later file of the same one has its UID and a higher SEQUENCE, the seconds since 1970, and takes the place of the
 * earlier. It names no METHOD: with one it would be a message of RFC 5546, which asks for an organizer.
 */
export const calendarFile = ({ id, appointment_time: moment }: Appointment, { title, made, host }: CalendarFacts): string => {
  const begins = instantOf(moment);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Matab//Appointments//FA',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:appointment-${id}@${host}`,
    `SEQUENCE:${Math.floor(made / 1000)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(begins + MINUTES * 60_000)}`,
    `SUMMARY:${escapedText(title)}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
};
