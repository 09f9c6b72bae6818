import { isIsoDay } from '../../schema/kit/iso-day.ts';
import { toJalali } from '../../schema/kit/jalali.ts';
import { age } from './texts/names.ts';

/** Full years between two ISO days, counted by Persian birthdays; null when the birth date is no day or still to come. */
const fullYears = (born: string, today: string): number | null => {
  if (!isIsoDay(born) || born > today) return null;
  const [birth, now] = [toJalali(born), toJalali(today)];
  const before = now.month < birth.month || (now.month === birth.month && now.day < birth.day);
  return now.year - birth.year - (before ? 1 : 0);
};

/** The age in words, or null when it cannot be known. */
export const ageText = (born: string | null | undefined, today: string): string | null => {
  const years = born ? fullYears(born, today) : null;
  return years === null ? null : age(years);
};
