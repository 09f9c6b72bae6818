import { type DayRange, isWithin } from '../../schema/accounting/day-range.ts';
import type { Expense } from '../../schema/accounting/ledger.ts';
import { addDays, fromJalali, monthOf, monthsAway, monthsBetween } from '../../schema/kit/jalali.ts';
import { plus, type Whole } from '../../schema/kit/money.ts';
import type { Income } from '../../schema/payments/income.ts';

/** What came in and went out in the month that begins with an ISO day, in toman. */
export interface MonthTotal {
  readonly day: string;
  readonly income: Whole;
  readonly expense: Whole;
}

/** Months in one picture: more would be bars that nobody scrolls to. */
export const MOST_MONTHS = 60;

/** Months that a picture shows before a range's own, where that is a single one. */
const BEFORE = 11;

/** A row dated so many days after today is a slip of the pen, and stretches no picture. */
const NEAR_FUTURE = 366;

interface Window {
  readonly first: string;
  readonly last: string;
  /** Earlier months of the range are left out. */
  readonly cut: boolean;
}

/** The first day that the Persian calendar of this program is sure of; what is before it is a slip of the pen as well. */
const EARLIEST = '1800-01-01';

const monthStart = (day: string): string => fromJalali({ ...monthOf(day), day: 1 });

/** The first and the last day of any row. */
const reachOf = (incomes: readonly Income[], expenses: readonly Expense[], latest: string): readonly [string, string] | null => {
  let [first, last] = ['9', ''];
  for (const rows of [incomes, expenses] as const) {
    for (const { date } of rows) {
      if (date < first && date >= EARLIEST) first = date;
      if (date > last && date <= latest) last = date;
    }
  }
  return first === '9' ? null : [first, last];
};

/**
 * The months that a picture of a range shows, by their first days: those of the range; where that lies in one month, also the
 * eleven before it; where a side is open, from the first row or to the current month. Null where there are no rows at all.
 */
const windowOf = ({ from, to }: DayRange, reach: readonly [string, string] | null, today: string): Window | null => {
  if (reach === null) return null;
  const [firstRow, lastRow] = reach;
  const latest = addDays(today, NEAR_FUTURE);
  const shown = (day: string): string => (day < EARLIEST ? EARLIEST : day > latest ? latest : day);
  const end = shown(to ?? (lastRow > today ? lastRow : today));
  const begin = shown(from ?? (firstRow < end ? firstRow : end));
  const last = monthOf(end);
  const single = monthStart(begin) === monthStart(end);
  const first = single ? monthsAway(last, -BEFORE) : monthOf(begin);
  const cut = monthsBetween(first, last).length > MOST_MONTHS;
  return { first: fromJalali({ ...(cut ? monthsAway(last, 1 - MOST_MONTHS) : first), day: 1 }), last: fromJalali({ ...last, day: 1 }), cut };
};

/**
 * What came in and went out month by month, those with nothing in them too; `cut` says that there are earlier ones, `beyond`
 * that the months hold days which are not of the range.
 */
export const monthTotals = (
  incomes: readonly Income[],
  expenses: readonly Expense[],
  range: DayRange,
  today: string,
): { readonly months: readonly MonthTotal[]; readonly cut: boolean; readonly beyond: boolean } => {
  const window = windowOf(range, reachOf(incomes, expenses, addDays(today, NEAR_FUTURE)), today);
  if (window === null) return { months: [], cut: false, beyond: false };
  const months = new Map<string, { day: string; income: Whole; expense: Whole }>();
  for (const month of monthsBetween(monthOf(window.first), monthOf(window.last))) {
    const day = fromJalali({ ...month, day: 1 });
    months.set(day, { day, income: 0, expense: 0 });
  }
  const days: DayRange = { from: window.first, to: addDays(fromJalali({ ...monthsAway(monthOf(window.last), 1), day: 1 }), -1) };
  // Tens of thousands of rows have some thousand days among them: the calendar is asked once for each.
  const known = new Map<string, { income: Whole; expense: Whole } | undefined>();
  const monthOfDay = (day: string) => {
    if (known.has(day)) return known.get(day);
    const month = months.get(monthStart(day));
    known.set(day, month);
    return month;
  };
  for (const { date, amount } of incomes) {
    const month = isWithin(date, days) ? monthOfDay(date) : undefined;
    if (month) month.income = plus(month.income, amount);
  }
  for (const { date, price } of expenses) {
    const month = isWithin(date, days) ? monthOfDay(date) : undefined;
    if (month) month.expense = plus(month.expense, price);
  }
  const beyond = [days.from, days.to].some((day) => day !== null && !isWithin(day, range));
  return { months: [...months.values()], cut: window.cut, beyond };
};
