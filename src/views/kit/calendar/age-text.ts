import { persianDigits } from '../../../schema/kit/digits.ts';
import { ownedSince } from '../../../schema/ledger/owned.ts';

const age = {
  today: 'امروز',
  ahead: 'هنوز نه',
  years: (count: number) => `${persianDigits(count)} سال`,
  months: (count: number) => `${persianDigits(count)} ماه`,
  days: (count: number) => `${persianDigits(count)} روز`,
  and: ' و ',
} as const;

/** How long ago an ISO day was, by the Persian calendar: «۲ سال و ۳ ماه»; days are said only where there are no whole months, and nothing of a day that no calendar knows. */
export const ageText = (since: string, today: string): string => {
  const passed = ownedSince(since, today);
  if (passed === null) return since > today ? age.ahead : '';
  const { years, months, days } = passed;
  const parts = [...(years > 0 ? [age.years(years)] : []), ...(months > 0 ? [age.months(months)] : [])];
  if (parts.length > 0) return parts.join(age.and);
  return days === 0 ? age.today : age.days(days);
};
