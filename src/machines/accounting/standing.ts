import { type DayRange, EVER, isSameRange, type RangeFault, rangeAsAddress, rangeInAddress } from '../../schema/accounting/day-range.ts';
import { type AccountingTab, OWING, type Owing, TABS } from '../../schema/accounting/tabs.ts';
import { isSound, rangeTyped, type Side, type TypedRange, typedDay } from '../../schema/accounting/typed-range.ts';
import type { TypedDay } from '../../schema/kit/shape.ts';
import type { Params } from '../kit/screen.ts';

/** What is asked of the summary. */
export interface Standing extends TypedRange {
  readonly tab: AccountingTab;
  readonly owing: Owing;
  /** The range that holds: the last one of which nothing was wrong. */
  readonly range: DayRange;
  /** The range whose months the picture goes on showing while one of them is chosen; null while none is. */
  readonly around: DayRange | null;
  /** Why the days in the address are none, until something is chosen; all are summed meanwhile. */
  readonly fault?: RangeFault | null;
}

/** A range in force and in its fields. */
export const withRange = (range: DayRange): Pick<Standing, 'typed' | 'range' | 'around' | 'fault'> => ({
  typed: { from: typedDay(range.from), to: typedDay(range.to) },
  range,
  around: null,
  fault: null,
});

/** How the summary stands while nothing is asked of it. */
const plainStanding: Standing = { tab: 'income', owing: 'clinics', side: 'to', ...withRange(EVER) };

/** After a side was written in: the range changes only when nothing is wrong with it. */
export const withTyped = (standing: Standing, side: Side, value: TypedDay): Partial<Standing> => {
  const next = { typed: { ...standing.typed, [side]: value }, side, fault: null };
  if (!isSound(next)) return next;
  const range = rangeTyped(next.typed);
  return isSameRange(range, standing.range) ? next : { ...next, range, around: null };
};

/** What an address asks for; what it cannot mean is passed over, of days it is told. */
export const standingIn = (query: Params): Standing => {
  const { range, fault } = rangeInAddress(query);
  return {
    ...plainStanding,
    ...withRange(range),
    fault,
    tab: TABS.find((tab) => tab === query.tab) ?? plainStanding.tab,
    owing: OWING.find((owing) => owing === query.owing) ?? plainStanding.owing,
  };
};

/** What the address is to say. */
export const addressOf = ({ tab, owing, range }: Standing): Params => ({
  ...(tab === plainStanding.tab ? {} : { tab }),
  ...(owing === plainStanding.owing ? {} : { owing }),
  ...rangeAsAddress(range),
});

/** Whether something is asked that would have to be asked again. */
export const isAsked = (standing: Standing): boolean =>
  Object.keys(addressOf(standing)).length > 0 || standing.typed.from.typed !== '' || standing.typed.to.typed !== '';

/** On return: what the address asks for, else what was asked before. */
export const returned = (standing: Standing, query: Params | null): Standing => {
  if (query === null || Object.keys(query).length === 0) return standing;
  const asked = standingIn(query);
  // The very place that was left: what the address does not say of it still holds.
  return asked.fault === null && JSON.stringify(addressOf(asked)) === JSON.stringify(addressOf(standing)) ? standing : asked;
};
