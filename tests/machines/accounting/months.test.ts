import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_MONTHS, monthTotals } from '../../../src/machines/accounting/months.ts';
import { EVER } from '../../../src/schema/accounting/day-range.ts';
import { monthRange } from '../../../src/schema/accounting/quick-ranges.ts';
import { addDays, monthOf, toJalali } from '../../../src/schema/kit/jalali.ts';
import type { Income } from '../../../src/schema/payments/income.ts';

const TODAY = '2026-11-20';
const income = (date: string, amount = 1): Income => ({ id: 1, patient: 1, clinic: null, date, amount, payment_method: 5 });
const expense = (date: string, price = 1) => ({ id: 1, name: 'x', date, price, expense_category: 1 });
const titles = (months: readonly { readonly day: string }[]) => months.map(({ day }) => `${toJalali(day).year}/${toJalali(day).month}`);

describe('the picture of months', () => {
  it('holds every row of its months once, in the month of the Persian calendar it lies in', () => {
    const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-01-01', days));
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 40 }), fc.array(anyDay, { maxLength: 40 }), (came, went) => {
        const { months, cut } = monthTotals(
          came.map((day) => income(day)),
          went.map((day) => expense(day)),
          EVER,
          TODAY,
        );
        expect(cut).toBe(false);
        const inMonth = (days: readonly string[], month: string) =>
          days.filter((day) => monthOf(day).year === monthOf(month).year && monthOf(day).month === monthOf(month).month).length;
        for (const { day, income: sum, expense: spent } of months) expect([sum, spent]).toEqual([inMonth(came, day), inMonth(went, day)]);
        expect(months.reduce((sum, month) => sum + Number(month.income), 0)).toBe(came.length);
      }),
    );
  });

  it('shows months with nothing in them, up to the current one', () => {
    const { months } = monthTotals([income('2026-08-01')], [], EVER, TODAY);
    expect(titles(months)).toEqual(['1405/5', '1405/6', '1405/7', '1405/8']);
    expect(months.map(({ income: sum }) => sum)).toEqual([1, 0, 0, 0]);
  });

  it('goes on to what is dated ahead, and no further than a year, however far the range does', () => {
    const { months } = monthTotals([income('2027-02-01', 5)], [], { from: '2026-11-01', to: '2099-01-01' }, TODAY);
    expect([titles(months).at(-1), months.reduce((sum, month) => sum + Number(month.income), 0)]).toEqual(['1406/8', 5]);
  });

  it('says where its whole months hold days that are not of the range', () => {
    const beyond = (from: string | null, to: string | null) => monthTotals([income('2026-08-01')], [], { from, to }, TODAY).beyond;
    expect([beyond(null, null), beyond('2026-08-23', '2026-11-21'), beyond(null, '2026-11-21')]).toEqual([false, false, false]);
    expect([beyond('2026-08-24', '2026-11-21'), beyond('2026-08-23', '2026-11-20'), beyond('2026-10-24', '2026-10-25')]).toEqual([true, true, true]);
  });

  it('shows the eleven before a single month, which a bar alone would say nothing beside', () => {
    const { months } = monthTotals([income('2026-11-01')], [], monthRange(TODAY), TODAY);
    expect(titles(months)).toHaveLength(12);
    expect(titles(months).at(-1)).toBe('1405/8');
  });

  it('has none where there are no rows', () => {
    expect(monthTotals([], [], EVER, TODAY).months).toEqual([]);
  });

  it('is stretched by no slip of the pen, and says what it leaves out', () => {
    const { months, cut } = monthTotals([income('0001-01-01'), income('9999-12-31'), income('1995-01-01'), income('2026-11-01')], [], EVER, TODAY);
    expect([months.length, cut]).toEqual([MOST_MONTHS, true]);
    expect(titles(months).at(-1)).toBe('1405/8');
    expect(monthTotals([income('2026-11-01')], [], { from: '0900-01-01', to: '9999-12-31' }, TODAY).cut).toBe(true);
  });
});
