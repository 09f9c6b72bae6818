import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst } from '../../../src/machines/kit/list/newest-first.ts';
import { byCategory, groupsIn, sumOfPrices } from '../../../src/machines/ledger/standing.ts';
import type { Asset } from '../../../src/schema/accounting/ledger.ts';
import { NO_CATEGORY } from '../../../src/schema/ledger/paths.ts';

const categories = [
  { id: 1, name: 'مبلمان' },
  { id: 2, name: 'ابزار' },
  // Two of one name are two.
  { id: 3, name: 'ابزار' },
  // Behind all Persian names, and before what has none.
  { id: 4, name: 'X-ray' },
];

const assets = fc
  .array(
    fc.record({
      name: fc.constantFrom('یونیت', 'صندلی'),
      price: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      date: fc.constantFrom('2024-01-01', '2025-05-05', '2026-11-20'),
      asset_category: fc.constantFrom(1, 2, 3, 4, 8, 9, null),
    }),
  )
  .map((rows) => rows.map((row, index): Asset => ({ ...row, id: index + 1 })));

describe('what is owned, by category', () => {
  it('stands once, each category in one piece, by name, and what nobody knows last', () => {
    fc.assert(
      fc.property(assets, (rows) => {
        const ordered = byCategory(rows, categories);
        expect(ordered.toSorted((a, b) => a.id - b.id)).toEqual(rows);
        const pieces = ordered.map((row) => row.asset_category).filter((id, index, all) => id !== all[index - 1]);
        expect(pieces).toEqual([2, 3, 1, 4, null, 8, 9].filter((id) => pieces.includes(id)));
        expect(new Set(pieces).size).toBe(pieces.length);
      }),
    );
  });

  it('is counted and summed to the toman, whatever the sums', () => {
    fc.assert(
      fc.property(assets, (rows) => {
        const ordered = byCategory(rows, categories);
        const exact = (some: readonly Asset[]) => some.reduce((sum, { price }) => sum + BigInt(price), 0n);
        for (const [first, { category, count, total }] of groupsIn(ordered)) {
          const own = rows.filter((row) => (row.asset_category ?? NO_CATEGORY) === category);
          expect([ordered[first]?.asset_category ?? NO_CATEGORY, count, BigInt(total)]).toEqual([category, own.length, exact(own)]);
        }
        expect([...groupsIn(ordered).values()].reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
        expect(BigInt(sumOfPrices(rows))).toBe(exact(rows));
      }),
    );
  });

  it('of one day stands as it was entered, the last first', () => {
    const row = (id: number, date: string) => ({ id, date });
    const rows = [row(1, '2026-01-01'), row(2, '2026-02-01'), row(3, '2026-01-01')];
    expect(newestFirst(rows).map(({ id }) => id)).toEqual([2, 3, 1]);
    // Each key of a search asks for it: what is searched in is known by its list.
    expect(newestFirst(rows)).toBe(newestFirst(rows));
  });
});
