import { addDays, toJalali, weekday } from '../../src/schema/kit/jalali.ts';
import { writeMoment } from '../../src/schema/kit/tehran.ts';
import type { StoredRow } from '../store/tables.ts';
import type { Chance } from './chance.ts';
import { appointmentNotes } from './lists/medical.ts';
import { holidays } from './lists/places.ts';
import { numbered, numberIn } from './rows.ts';

const SLOT_MINUTES = 30;
const THURSDAY = 5;
const FRIDAY = 6;

const slots = (from: number, until: number): readonly string[] => {
  const times: string[] = [];
  for (let minutes = from * 60; minutes < until * 60; minutes += SLOT_MINUTES) {
    times.push(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  }
  return times;
};

const MORNING = slots(9, 13);
const EVENING = slots(16, 20.5);

const isHoliday = (day: string): boolean => {
  const { month, day: of } = toJalali(day);
  return weekday(day) === FRIDAY || holidays.has(`${String(month).padStart(2, '0')}/${String(of).padStart(2, '0')}`);
};

const countOn = (day: string, today: string, { between }: Chance): number => {
  if (day === today) return between(10, 14);
  return isHoliday(day) ? 0 : between(4, 10);
};

/** Some of a list, in its order. */
const sample = <T>(from: readonly T[], count: number, { fraction }: Chance): readonly T[] =>
  from
    .map((item) => ({ item, rank: fraction() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
    .sort();

/** Two months back and one ahead, and always a full day today. */
export const appointmentsOf = (patients: readonly StoredRow[], today: string, luck: Chance): readonly StoredRow[] => {
  const days = Array.from({ length: 91 }, (_, index) => addDays(today, index - 60));
  return numbered(
    'appointments',
    days.flatMap((day) => {
      const open = weekday(day) === THURSDAY && day !== today ? MORNING : [...MORNING, ...EVENING];
      return sample(open, countOn(day, today, luck), luck).map((time) => ({
        patient: numberIn(luck.pick(patients), 'id'),
        appointment_time: writeMoment(`${day}T${time}`),
        is_new_treatment: Number(luck.happens(0.4)),
        description: luck.happens(0.6) ? luck.pick(appointmentNotes) : null,
        clinic: 1,
      }));
    }),
  );
};
