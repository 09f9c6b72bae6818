import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetTotals, expenseTotals, incomeTotals, payerKey } from '../../../src/machines/accounting/totals.ts';
import { type DayRange, EVER, isWithin } from '../../../src/schema/accounting/day-range.ts';
import { resources } from '../../../src/schema/api.ts';
import { addDays } from '../../../src/schema/kit/jalali.ts';
import type { Whole } from '../../../src/schema/kit/money.ts';
import { readerOf } from '../../../src/schema/kit/wire/reader.ts';
import { NO_CATEGORY } from '../../../src/schema/ledger/paths.ts';
import type { Income } from '../../../src/schema/payments/income.ts';

const TRILLION = 1_000_000_000_000;
const read = readerOf(resources.incomes.fields);
const MINUTES = 24 * 60;

/** A payment as a provider may send it: a bare day, or an instant whose day in Tehran is that day, up to its last minute. */
const anyWire = fc
  .record({
    id: fc.integer({ min: 1, max: 1e9 }),
    day: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days)),
    minute: fc.option(fc.constantFrom(0, 1, 209, 211, MINUTES - 1)),
    amount: fc.oneof(fc.constant(TRILLION), fc.constant(Number.MAX_SAFE_INTEGER), fc.integer({ min: 0, max: 1e9 })),
    text: fc.boolean(),
    payer: fc.oneof(
      fc.record({ patient: fc.integer({ min: 1, max: 5 }), clinic: fc.constant(null) }),
      fc.record({ patient: fc.constant(null), clinic: fc.integer({ min: 1, max: 5 }) }),
      fc.constant({ patient: null, clinic: null }),
    ),
  })
  // 00:00 UTC stands for its own date and not for half past three in Tehran.
  .filter(({ minute }) => minute !== 210)
  .map(({ id, day, minute, amount, text, payer }) => ({
    day,
    wire: {
      ...{ id, ...payer, payment_method: 5, amount: text ? `${amount}.00` : amount },
      date: minute === null ? day : new Date(Date.parse(`${day}T00:00:00+03:30`) + minute * 60_000).toISOString(),
    },
  }));

const anyRange: fc.Arbitrary<DayRange> = fc
  .tuple(fc.option(fc.integer({ min: -10, max: 810 })), fc.option(fc.integer({ min: -10, max: 810 })))
  .map(([from, to]) => ({ from: from === null ? null : addDays('2025-01-01', from), to: to === null ? null : addDays('2025-01-01', to) }));

/** The plain sum: of integers that have no end. */
const plainSum = (amounts: readonly number[]): bigint => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
const exact = (sum: Whole | undefined): bigint => BigInt(sum ?? 0);

describe('what came in', () => {
  it('is the plain sum in integers of what lies in a range, by day in Tehran, for any range and payer', () => {
    fc.assert(
      fc.property(fc.array(anyWire, { maxLength: 60 }), anyRange, (sent, range) => {
        const rows = sent.map(({ wire }) => read(wire) as Income);
        // What an instant means is the day in Tehran that it was made of.
        expect(rows.map(({ date }) => date)).toEqual(sent.map(({ day }) => day));
        const inside = sent.filter(({ day }) => isWithin(day, range));
        const { all, by } = incomeTotals(rows, range);
        expect(all?.count ?? 0).toBe(inside.length);
        expect(exact(all?.sum)).toBe(plainSum(inside.map(({ wire }) => Math.round(Number(wire.amount)))));
        const days = inside.map(({ day }) => day).sort();
        expect([all?.first, all?.last]).toEqual([days[0], days.at(-1)]);
        const keys = new Set(inside.map(({ wire }) => payerKey(wire)));
        expect(new Set(by.keys())).toEqual(keys);
        for (const key of keys) {
          const own = inside.filter(({ wire }) => payerKey(wire) === key);
          expect(exact(by.get(key)?.sum)).toBe(plainSum(own.map(({ wire }) => Math.round(Number(wire.amount)))));
          const ownDays = own.map(({ day }) => day).sort();
          expect(by.get(key)).toMatchObject({ count: own.length, first: ownDays[0], last: ownDays.at(-1) });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stays exact where forty thousand rows of a trillion and one pass what a number can hold', () => {
    const rows = Array.from(
      { length: 40_000 },
      (_, id): Income => ({ id, patient: 1, clinic: null, date: '2026-11-01', amount: TRILLION + 1, payment_method: 5 }),
    );
    expect(40_000 * (TRILLION + 1)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    expect(incomeTotals(rows, EVER).all?.sum).toBe(40_000n * BigInt(TRILLION + 1));
  });

  it('is a patient’s or a clinic’s, whatever number both of them have, or of whom nobody says', () => {
    const of = (id: number, patient: number | null, clinic: number | null): Income => ({
      ...{ id, patient, clinic, date: '2026-11-01', amount: 10 ** id, payment_method: 5 },
    });
    const { by } = incomeTotals([of(1, 7, null), of(2, null, 7), of(3, 7, null), of(4, null, null)], EVER);
    expect([...by].map(([key, { sum }]) => [key, sum])).toEqual([
      [7, 1010],
      [-7, 100],
      [0, 10_000],
    ]);
  });

  it('takes both ends of a range in, and none of the days beside them', () => {
    const on = (id: number, date: string): Income => ({ id, patient: 1, clinic: null, date, amount: 10 ** id, payment_method: 5 });
    const rows = ['2026-10-22', '2026-10-23', '2026-11-21', '2026-11-22'].map((date, id) => on(id, date));
    expect(incomeTotals(rows, { from: '2026-10-23', to: '2026-11-21' }).all?.sum).toBe(110);
    expect(incomeTotals(rows, { from: '2026-11-21', to: '2026-11-21' }).all?.sum).toBe(100);
    expect(incomeTotals(rows, { from: '2026-12-01', to: '2026-11-01' }).all).toBeNull();
  });
});

describe('what went out, and what is owned', () => {
  it('is summed by category', () => {
    const row = (id: number, category: number | null, price: number) => ({
      ...{ id, name: 'x', date: '2026-11-01', price, expense_category: category, asset_category: category },
    });
    const rows = [row(1, 1, 5), row(2, 2, 7), row(3, 1, -2), row(4, null, 11)];
    for (const totals of [expenseTotals(rows, EVER), assetTotals(rows, EVER)]) {
      expect([...totals.by].map(([key, { sum, count }]) => [key, sum, count])).toEqual([
        [1, 3, 2],
        [2, 7, 1],
        [NO_CATEGORY, 11, 1],
      ]);
      expect(totals.all?.sum).toBe(21);
    }
  });

  it('counts what has lost its category, in whatever way the provider says nothing', () => {
    const row = { id: 1, name: 'x', date: '2026-11-01', price: 5 };
    const [asset, expense] = [readerOf(resources.assets.fields), readerOf(resources.expenses.fields)];
    for (const nothing of [{}, { asset_category: null, expense_category: null }]) {
      const [owned, spent] = [asset({ ...row, ...nothing }), expense({ ...row, ...nothing })];
      expect([owned, spent]).not.toContain(null);
      expect(assetTotals([owned as never], EVER).by.get(NO_CATEGORY)?.sum).toBe(5);
      expect(expenseTotals([spent as never], EVER).by.get(NO_CATEGORY)?.sum).toBe(5);
    }
  });
});
