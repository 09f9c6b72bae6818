import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeRows, type RowChange, rowById, rowsIn, sorting } from '../../../src/machines/kit/rows.ts';
import { atOnce } from '../../../src/schema/log/file/steps.ts';

const row = (id: number, name = 'الف') => ({ id, name });
const change = fc.oneof(
  fc.record({ type: fc.constantFrom('created' as const, 'updated' as const), row: fc.record({ id: fc.integer({ min: 1, max: 8 }), name: fc.string() }) }),
  fc.record({ type: fc.constant('removed' as const), id: fc.integer({ min: 1, max: 8 }) }),
);

describe('a list of rows', () => {
  it('is changed by what the provider accepted', () => {
    const rows = [row(1), row(2)];
    expect(changeRows(rows, { type: 'created', row: row(3) })).toEqual([row(1), row(2), row(3)]);
    expect(changeRows(rows, { type: 'updated', row: row(1, 'ب') })).toEqual([row(1, 'ب'), row(2)]);
    expect(changeRows(rows, { type: 'removed', id: 1 })).toEqual([row(2)]);
    expect(rows).toEqual([row(1), row(2)]);
  });

  it('stays the same list when nothing changes', () => {
    const rows = [row(1)];
    expect(changeRows(rows, { type: 'removed', id: 9 })).toBe(rows);
  });

  it('is what a table with keys would be, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const table = new Map<number, unknown>();
        for (const each of changes) {
          if (each.type === 'removed') table.delete(each.id);
          else table.set(each.row.id, each.row);
        }
        const rows = changes.reduce((list: readonly { readonly id: number }[], each: RowChange) => changeRows(list, each), []);
        expect(rows.toSorted((a, b) => a.id - b.id)).toEqual([...table].sort(([a], [b]) => a - b).map(([, kept]) => kept));
      }),
    );
  });

  it('can be changed again after it was frozen, and does not freeze what it is given', () => {
    const rows = Object.freeze([Object.freeze(row(1)), Object.freeze(row(2))]);
    const given = row(3);
    const changed = changeRows(rows, { type: 'created', row: given });
    expect(Object.isFrozen(given)).toBe(false);
    expect(changeRows(changed, { type: 'removed', id: 2 })).toEqual([row(1), row(3)]);
  });

  it('is looked up by id and by what its rows belong to', () => {
    const rows = [
      { id: 1, patient: 7 },
      { id: 2, patient: 8 },
      { id: 3, patient: 7 },
      { id: 4, patient: null },
    ];
    expect(rowById(rows, 3)).toBe(rows[2]);
    expect(rowById(rows, 9)).toBeUndefined();
    expect(rowsIn(rows, 'patient', 7)).toEqual([rows[0], rows[2]]);
    expect(rowsIn(rows, 'patient', 9)).toEqual([]);
    expect(rowsIn(rows, 'patient', 7)).toBe(rowsIn(rows, 'patient', 7));
  });
});

describe('sorting in steps', () => {
  it('comes to what sorting at once does, equal rows as they stood, and gives way on its way', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ key: fc.integer({ min: 0, max: 40 }), at: fc.nat() }), { maxLength: 900 }), (rows) => {
        const byKey = (a: { readonly key: number }, b: { readonly key: number }) => a.key - b.key;
        expect(atOnce(sorting(rows, byKey))).toEqual(rows.toSorted(byKey));
      }),
    );
    const descending = Array.from({ length: 5000 }, (_, at) => -at);
    expect([...sorting(descending, (a, b) => a - b)].length).toBeGreaterThan(50);
  });

  it('leaves rows that stand in that order as they are, and gives way while it finds that out', () => {
    const ascending = Array.from({ length: 5000 }, (_, at) => Math.floor(at / 2));
    expect(atOnce(sorting(ascending, (a, b) => a - b))).toBe(ascending);
    expect([...sorting(ascending, (a, b) => a - b)].length).toBeGreaterThan(30);
  });
});
