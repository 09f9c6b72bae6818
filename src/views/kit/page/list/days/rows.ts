import { type DayRange, EVER, isSameRange, isWithin } from '../../../../../schema/accounting/day-range.ts';
import { useList } from '../list-state.ts';

/** The days whose rows a list shows: all of them where its address names none. */
export const useDays = (workflow: string): DayRange => useList(workflow, ({ context }) => context.days ?? EVER);

/** The rows of some days; the very list where they are all. */
export const rowsOfDays = <R>(rows: readonly R[], days: DayRange, dayOf: (row: R) => string): readonly R[] =>
  isSameRange(days, EVER) ? rows : rows.filter((row) => isWithin(dayOf(row), days));
