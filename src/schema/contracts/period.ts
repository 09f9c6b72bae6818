import { CONTRACT_TYPES, type Contract } from '../clinics/contract.ts';
import { addDays, dayNumber, fromJalali, monthLength, toJalali } from '../kit/jalali.ts';

/** From a day to another, as ISO days. A contract may begin on the day on which the one before it ends. */
export type Period = Pick<Contract, 'start_date' | 'end_date'>;

/** The same day of the next Persian year; the last day of Esfand where that year has no thirtieth (CLI-CONTRACT-3). */
export const yearLater = (isoDay: string): string => {
  const { year, month, day } = toJalali(isoDay);
  return fromJalali({ year: year + 1, month, day: Math.min(day, monthLength(year + 1, month)) });
};

/** Whether two periods have more in common than the day on which one ends and the other begins (CLI-CONTRACT-7). */
export const overlaps = (one: Period, other: Period): boolean => one.start_date < other.end_date && other.start_date < one.end_date;

/** One's own terms end on this day, which is no end. */
const ENDLESS = '2100-01-01';

/** The day on which the last of a clinic's contracts ends and the next may begin; null where there is none, or another lies over that day. */
export const nextStart = (contracts: readonly Period[]): string | null => {
  const last = contracts.reduce<string | null>((day, { end_date }) => (end_date < ENDLESS && (day === null || end_date > day) ? end_date : day), null);
  if (last === null) return null;
  const next = { start_date: last, end_date: yearLater(last) };
  return contracts.some((other) => overlaps(next, other)) ? null : last;
};

/** Whole days from one day to another; negative where the other comes before. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The days between two contracts on which none holds, first and last; null where there are none. */
export const gapBetween = (earlier: Period, later: Period): Period | null =>
  // Days are counted, not compared as texts: what follows the last day of the year 9999 is longer than a date.
  daysBetween(earlier.end_date, later.start_date) > 1 ? { start_date: addDays(earlier.end_date, 1), end_date: addDays(later.start_date, -1) } : null;

/** A contract's kind as it is read: known codes are themselves, any other is combined above 0 per cent, and else by percent (D-8). */
export const kindOf = ({ contract_type, percent }: Pick<Contract, 'contract_type' | 'percent'>): keyof typeof CONTRACT_TYPES => {
  if (contract_type === CONTRACT_TYPES.fixed) return 'fixed';
  if (contract_type === CONTRACT_TYPES.percent) return 'percent';
  return contract_type === CONTRACT_TYPES.combined || (percent ?? 0) > 0 ? 'combined' : 'percent';
};

/** Whether services have prices of their own under such a contract. */
export const hasTariffs = (contract: Pick<Contract, 'contract_type' | 'percent'>): boolean => kindOf(contract) !== 'percent';
