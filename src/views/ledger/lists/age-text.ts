import { ownedSince } from '../../../schema/ledger/owned.ts';
import { age } from '../texts.ts';

/** How long something has been owned: «۲ سال و ۳ ماه»; days are said only where there are no whole months. */
export const ageText = (bought: string, today: string): string => {
  const owned = ownedSince(bought, today);
  if (owned === null) return age.ahead;
  const { years, months, days } = owned;
  const parts = [...(years > 0 ? [age.years(years)] : []), ...(months > 0 ? [age.months(months)] : [])];
  if (parts.length > 0) return parts.join(age.and);
  return days === 0 ? age.today : age.days(days);
};
