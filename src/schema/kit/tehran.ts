/**
 * Tehran time without the device's time zone: +03:30 all year since 2022, fixed for what this program writes and reads.
 * Moments are wall-clock texts `YYYY-MM-DDTHH:mm`, days are ISO days, times of day `HH:mm` from 00:00 to 23:59.
 */
const OFFSET_MILLIS = 3.5 * 3_600_000;

/** The wall clock in Tehran at an instant (milliseconds since 1970). */
export const tehranMoment = (epochMillis: number): string => new Date(epochMillis + OFFSET_MILLIS).toISOString().slice(0, 16);

/** Today in Tehran at an instant. */
export const tehranDay = (epochMillis: number): string => tehranMoment(epochMillis).slice(0, 10);

/** What an ISO date-time of any offset says: an instant, or where it has no offset a wall clock. Null if it is none. */
const readIso = (iso: string): number | string | null => {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(?:Z|([+-]\d{2})(?::?(\d{2}))?)?$/i.exec(iso.trim());
  if (!parts) return null;
  const [, day, clock, seconds = '', hours, minutes = '0'] = parts;
  const utc = Date.parse(`${day}T${clock}${seconds}Z`);
  // A day or an hour that does not exist is none, or another one.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(`${day}T${clock}`)) return null;
  if (hours !== undefined) return utc - Number(`${hours[0]}1`) * (Math.abs(Number(hours)) * 60 + Number(minutes)) * 60_000;
  return /Z$/i.test(iso.trim()) ? utc : `${day}T${clock}`;
};

/** Reads an ISO date-time of any offset as Tehran's wall clock; one without an offset already is it. Null if it is none. */
export const readMoment = (iso: string): string | null => {
  const said = readIso(iso);
  return typeof said === 'number' ? tehranMoment(said) : said;
};

/** The form of a moment on the wire. */
export const writeMoment = (moment: string): string => `${moment}:00+03:30`;

const HOUR_MILLIS = 3_600_000;

/** From 1993 to 2005 and from 2008 to 2022 Tehran was an hour further from the second day of spring to the last of summer; the tz database, `Asia/Tehran`. */
const isSummerTime = (epochMillis: number): boolean => {
  const there = tehranMoment(epochMillis);
  const turns = Number(there.slice(0, 4)) % 4 ? 22 : 21;
  return ((there > '1993' && there < '2006') || (there > '2008' && there < '2023')) && there.slice(5) >= `03-${turns}` && there.slice(5) < `09-${turns - 1}T23`;
};

/**
 * The day an instant stands for: 00:00 UTC means its own date, a bare day itself, anything else the day that it was in Tehran, by the
 * summer time of its year. Null if the text is neither.
 */
export const readDay = (text: string): string | null => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)?$)/i.exec(text.trim());
  if (day?.[1]) return day[1];
  const said = readIso(text);
  return typeof said === 'number' ? tehranDay(said + (isSummerTime(said) ? HOUR_MILLIS : 0)) : (said?.slice(0, 10) ?? null);
};

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** Morning before 12, afternoon before 17, evening before 20, otherwise night (SHL-HEAD-2). */
export const partOfDay = (epochMillis: number): PartOfDay => {
  const hour = Number(tehranMoment(epochMillis).slice(11, 13));
  if (hour < 12) return 'morning';
  if (hour < 17) return 'afternoon';
  return hour < 20 ? 'evening' : 'night';
};
