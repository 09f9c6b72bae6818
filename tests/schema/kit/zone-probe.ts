import { parseTypedDay } from '../../../src/schema/kit/draft/typed/day.ts';
import { jalaliText, weekday } from '../../../src/schema/kit/jalali.ts';
import { partOfDay, readDay, readMoment, tehranDay, tehranMoment } from '../../../src/schema/kit/tehran.ts';

const INSTANTS = ['1963-08-14T21:00:00Z', '2005-06-21T19:45:00Z', '2022-03-21T20:30:00Z', '2026-11-20T20:29:59Z', '2026-11-20T20:30:00Z'];

/** What the program makes of some times; the same wherever the device believes itself to be. */
export const probe = () => ({
  moments: INSTANTS.map((iso) => tehranMoment(Date.parse(iso))),
  days: INSTANTS.map((iso) => tehranDay(Date.parse(iso))),
  parts: INSTANTS.map((iso) => partOfDay(Date.parse(iso))),
  read: INSTANTS.flatMap((iso) => [readMoment(iso), readDay(iso), readDay(`${iso.slice(0, 10)}T00:00:00Z`)]),
  jalali: INSTANTS.map((iso) => jalaliText(iso.slice(0, 10))),
  typed: ['1342/05/23', '1403/12/30', '13720523'].map((typed) => parseTypedDay(typed, { today: '2026-11-20' })),
  weekdays: INSTANTS.map((iso) => weekday(iso.slice(0, 10))),
});

// Run by itself, in another time zone.
if (process.argv[1] === import.meta.filename) {
  process.stdout.write(JSON.stringify({ ...probe(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
}
