import { isIsoDay } from '../../../src/schema/kit/iso-day.ts';
import { readMoment, writeMoment } from '../../../src/schema/kit/tehran.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,6})?)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;

const TEHRAN = '+03:30';

/** What the stored form can tell: years of four digits, in UTC and in Tehran. */
const FIRST = Date.parse('0001-01-02T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59+03:30');

/** Milliseconds since 1970 of a date-time; one without an offset is Tehran's, a bare day its first moment there. */
const instantOf = (text: string, offset: string): number | null => {
  const parts = FORM.exec(text.trim());
  if (!parts?.[1] || !isIsoDay(parts[1])) return null;
  const [, day, hour = '00', minute = '00', second = '00', given = offset] = parts;
  const zone = given.toUpperCase() === 'Z' ? 'Z' : given.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const instant = Date.parse(`${day}T${hour}:${minute}:${second}${zone}`);
  return instant >= FIRST && instant <= LAST ? instant : null;
};

/** The stored form of an instant: UTC to the second. A bare day stands for its first moment in UTC. */
export const storedInstant = (text: string): string | null => {
  const instant = instantOf(text, /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? 'Z' : TEHRAN);
  return instant === null ? null : `${new Date(instant).toISOString().slice(0, 19)}Z`;
};

/** The stored form of an appointment's moment: Tehran's wall clock with its fixed offset. */
export const storedMoment = (text: string): string | null => {
  const instant = instantOf(text, TEHRAN);
  const moment = instant === null ? null : readMoment(new Date(instant).toISOString());
  return moment === null ? null : writeMoment(moment);
};
