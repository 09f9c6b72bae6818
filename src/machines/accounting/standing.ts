import { type DayRange, EVER, isReversed, isSameRange, type RangeFault, rangeAsAddress, rangeInAddress } from '../../schema/accounting/day-range.ts';
import { type AccountingTab, OWING, type Owing, TABS } from '../../schema/accounting/tabs.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import type { TypedDay } from '../../schema/kit/shape.ts';
import type { Params } from '../kit/screen.ts';

/** A side of a range. */
export type Side = 'from' | 'to';

/** What is asked of the summary. */
export interface Standing {
  readonly tab: AccountingTab;
  readonly owing: Owing;
  /** What stands in the two fields. */
  readonly typed: Readonly<Record<Side, TypedDay>>;
  /** The field that was written in last: where something is wrong with both, it is said there. */
  readonly side: Side;
  /** The range that holds: the last one of which nothing was wrong. */
  readonly range: DayRange;
  /** The range whose months the picture goes on showing while one of them is chosen; null while none is. */
  readonly around: DayRange | null;
  /** Why the days in the address are none, until something is chosen; all are summed meanwhile. */
  readonly fault?: RangeFault | null;
}

const typedDay = (day: string | null): TypedDay => ({ typed: day === null ? '' : jalaliText(day), day });

/** A range in force and in its fields. */
export const withRange = (range: DayRange): Pick<Standing, 'typed' | 'range' | 'around' | 'fault'> => ({
  typed: { from: typedDay(range.from), to: typedDay(range.to) },
  range,
  around: null,
  fault: null,
});

/** How the summary stands while nothing is asked of it. */
const plainStanding: Standing = { tab: 'income', owing: 'clinics', side: 'to', ...withRange(EVER) };

/** What is wrong with a side: it is no day, or the range ends before it begins. */
export const wrongWith = ({ typed, side }: Pick<Standing, 'typed' | 'side'>, of: Side): RangeFault | null => {
  const { typed: text, day } = typed[of];
  if (text.trim() !== '' && day == null) return 'noDay';
  return of === side && isReversed({ from: typed.from.day ?? null, to: typed.to.day ?? null }) ? 'reversed' : null;
};

/** After a side was written in: the range changes only when nothing is wrong with it. */
export const withTyped = (standing: Standing, side: Side, value: TypedDay): Partial<Standing> => {
  const next = { typed: { ...standing.typed, [side]: value }, side, fault: null };
  if (wrongWith(next, 'from') || wrongWith(next, 'to')) return next;
  const range = { from: next.typed.from.day ?? null, to: next.typed.to.day ?? null };
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
