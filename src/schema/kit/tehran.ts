/**
 * Tehran time without the device's time zone: +03:30 all year since 2022, fixed for what this program writes and reads.
 * Moments are wall-clock texts `YYYY-MM-DDTHH:mm`, days are ISO days, times of day `HH:mm` from 00:00 to 23:59.
 */
const HOUR_MILLIS = 3_600_000;
const OFFSET_MILLIS = 3.5 * HOUR_MILLIS;

/** The wall clock in Tehran at an instant (milliseconds since 1970). */
export const tehranMoment = (epochMillis: number): string => new Date(epochMillis + OFFSET_MILLIS).toISOString().slice(0, 16);

/** Today in Tehran at an instant. */
export const tehranDay = (epochMillis: number): string => tehranMoment(epochMillis).slice(0, 10);

/** What an ISO date-time of any offset says: an instant, or where it has no offset a wall clock. Null if it is none. */
const readIso = (iso: string): number | string | null => {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)?$/i.exec(iso.trim());
  if (!parts) return null;
  const [, day, clock, seconds = '', zulu, hours, minutes = '0'] = parts;
  const utc = Date.parse(`${day}T${clock}${seconds}Z`);
  // A day or an hour that does not exist is none, or another one.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(`${day}T${clock}`)) return null;
  if (hours !== undefined) return utc - Number(`${hours[0]}1`) * (Math.abs(Number(hours)) * 60 + Number(minutes)) * 60_000;
  return zulu ? utc : `${day}T${clock}`;
};

/** Reads an ISO date-time of any offset as Tehran's wall clock; one without an offset already is it. Null if it is none. */
export const readMoment = (iso: string): string | null => {
  const said = readIso(iso);
  return typeof said === 'number' ? tehranMoment(said) : said;
};

/** The form of a moment on the wire. */
export const writeMoment = (moment: string): string => `${moment}:00+03:30`;

/**
 * How many hours further than today Tehran was at an instant: one from 1993 to 2005 and from 2008 to 2022, from the second day of spring to
 * the last of summer; the tz database, `Asia/Tehran`. Before 1993 it was by up to an hour and a half now and then. Only births have a day
 * of then, told as its midnight: by the longest each is on its own day.
 */
const summerHours = (epochMillis: number): number => {
  const there = tehranMoment(epochMillis);
  if (there < '1993') return 1.5;
  const turns = Number(there.slice(0, 4)) % 4 ? 22 : 21;
  return Number((there < '2006' || (there > '2008' && there < '2023')) && there.slice(5) >= `03-${turns}` && there.slice(5) < `09-${turns - 1}T23`);
};

/**
 * The day an instant stands for: midnight at any offset means its own date, a bare day itself, anything else the day that it was in Tehran,
 * by the summer time of its year. Null if the text is neither.
 */
export const readDay = (text: string): string | null => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d*)?)?$/i.exec(text.trim());
  if (day?.[1]) return day[1];
  const said = readIso(text);
  return typeof said === 'number' ? tehranDay(said + summerHours(said) * HOUR_MILLIS) : (said?.slice(0, 10) ?? null);
};

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** Morning before 12, afternoon before 17, evening before 20, otherwise night (SHL-HEAD-2). */
export const partOfDay = (epochMillis: number): PartOfDay => {
  const hour = Number(tehranMoment(epochMillis).slice(11, 13));
  if (hour < 12) return 'morning';
  if (hour < 17) return 'afternoon';
  return hour < 20 ? 'evening' : 'night';
};
