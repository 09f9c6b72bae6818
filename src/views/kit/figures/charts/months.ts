import { monthOf } from '../../../../schema/kit/jalali.ts';
import { minus, plus, type Whole } from '../../../../schema/kit/money.ts';
import { monthPeriods, type Period } from '../../calendar/periods.ts';

/** What came in and went out in a month, in whole toman: sums of any size, which are shown as they are and only drawn rounded. */
export interface MonthTotals {
  /** The ISO day with which the month begins. */
  readonly day: string;
  readonly income: Whole;
  readonly expense: Whole;
}

export interface Sums {
  readonly income: Whole;
  readonly expense: Whole;
  /** Income less expense. */
  readonly net: Whole;
}

export interface MonthBar extends Period, Sums {}

const sumsOf = ({ income, expense }: Omit<MonthTotals, 'day'>): Sums => ({ income, expense, net: minus(income, expense) });

/** Every month from the first to the last, those in between of which nothing is known with nothing in them. */
export const monthBars = (months: readonly MonthTotals[], today: string): readonly MonthBar[] => {
  const days = months.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(months.map((month) => [month.day, month]));
  return monthPeriods(monthOf(first), monthOf(last), today).map((period) => ({ ...period, ...sumsOf(known.get(period.day) ?? { income: 0, expense: 0 }) }));
};

/** All of them together. */
export const totalOf = (bars: readonly Sums[]): Sums =>
  sumsOf({
    income: bars.reduce<Whole>((sum, { income }) => plus(sum, income), 0),
    expense: bars.reduce<Whole>((sum, { expense }) => plus(sum, expense), 0),
  });
