import { jalaliText } from '../kit/jalali.ts';
import type { TypedDay } from '../kit/shape.ts';
import { type DayRange, isReversed, type RangeFault } from './day-range.ts';

/** A side of a range. */
export type Side = 'from' | 'to';

/** What stands in the two fields of a range. */
export type TypedSides = Readonly<Record<Side, TypedDay>>;

/** A range as it is typed. */
export interface TypedRange {
  readonly typed: TypedSides;
  /** The field that was written in last: where something is wrong with both, it is said there. */
  readonly side: Side;
}

/** A day as its field shows it, by its ISO name; an empty field for none. */
export const typedDay = (day: string | null): TypedDay => ({ typed: day === null ? '' : jalaliText(day), day });

/** The days of two fields; a side that is empty or no day is open. */
export const rangeTyped = ({ from, to }: TypedSides): DayRange => ({ from: from.day ?? null, to: to.day ?? null });

/** What is wrong with a side: it is no day, or the range ends before it begins. */
export const wrongWith = ({ typed, side }: TypedRange, of: Side): RangeFault | null => {
  const { typed: text, day } = typed[of];
  if (text.trim() !== '' && day == null) return 'noDay';
  return of === side && isReversed(rangeTyped(typed)) ? 'reversed' : null;
};

/** Whether the two fields are a range. */
export const isSound = (typed: TypedRange): boolean => wrongWith(typed, 'from') === null && wrongWith(typed, 'to') === null;
