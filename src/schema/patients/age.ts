import { isInCalendar, toJalali } from '../kit/jalali.ts';

/** Full years between two ISO days, counted by Persian birthdays; null when the birth date is no day that a calendar knows, or still to come. */
export const fullYears = (born: string, today: string): number | null => {
  if (!isInCalendar(born) || born > today) return null;
  const [birth, now] = [toJalali(born), toJalali(today)];
  const before = now.month < birth.month || (now.month === birth.month && now.day < birth.day);
  return now.year - birth.year - (before ? 1 : 0);
};

/** At this age the first tooth that stays comes through. */
const FIRST_LASTING_TOOTH = 6;

/** Whether a mouth is known to hold milk teeth only; ISO days. */
export const hasOnlyMilkTeeth = (born: string | null | undefined, today: string): boolean => {
  const years = born ? fullYears(born, today) : null;
  return years !== null && years < FIRST_LASTING_TOOTH;
};
