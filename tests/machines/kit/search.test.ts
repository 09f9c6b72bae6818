import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchBy } from '../../../src/machines/kit/list/search.ts';
import { queryKeys } from '../../../src/schema/kit/persian-text.ts';
import { atOnce } from '../../../src/schema/log/file/steps.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const people = (...names: readonly string[]): readonly Named[] => names.map((name, at) => ({ id: at + 1, name }));

/** A search that counts the rows it looks into. */
const counted = () => {
  const looked: number[] = [];
  const search = searchBy((row: Named) => {
    looked.push(row.id);
    return { names: [row.name] };
  });
  return { search, looked };
};

describe('a search in a list', () => {
  it('looks into each row once, when it is got ready, and into none when it is searched', () => {
    const { search, looked } = counted();
    const rows = people('سارا', 'کریم', 'رضا');
    atOnce(search.prepare(rows));
    expect(looked).toEqual([1, 2, 3]);
    expect(search(rows, 'کر').map(({ id }) => id)).toEqual([2]);
    expect(search(rows, 'کری').map(({ id }) => id)).toEqual([2]);
    expect(looked).toEqual([1, 2, 3]);
  });

  it('finds a name with its vowel signs and without, whichever way it is written', () => {
    const { search } = counted();
    const rows = people('محمّد کریمی', 'محمد رضایی', 'مُحسن', 'سارا');
    const found = (query: string) => search(rows, query).map(({ id }) => id);
    for (const query of ['محمد', 'محمّد', 'مُحَمَّد']) expect(found(query), query).toEqual([1, 2]);
    for (const query of ['محسن', 'مُحسن', 'مِحسِن']) expect(found(query), query).toEqual([3]);
  });

  it('looks only into the changed row where a list is another one of the same rows, in whichever order', () => {
    const { search, looked } = counted();
    const rows = people('سارا', 'کریم', 'رضا');
    atOnce(search.prepare(rows));
    const changed = rows.with(1, { id: 2, name: 'مینا' }).toReversed();
    expect(search(changed, 'مینا').map(({ id }) => id)).toEqual([2]);
    expect(search(changed, 'کریم')).toEqual([]);
    expect(search(rows, 'کریم').map(({ id }) => id)).toEqual([2]);
    expect(looked).toEqual([1, 2, 3, 2]);
  });

  it('takes no bar for something that is sought, though its own texts are parted by bars', () => {
    const { search } = counted();
    const rows = people('سارا', 'کریم', 'رضا|مینا', '');
    const found = (query: string) => search(rows, query).map(({ id }) => id);
    expect(found('|')).toEqual(found(' '));
    for (const query of ['|کریم', 'کر|', '｜ کریم', 'ک|ر']) expect(found(query), query).toEqual([2]);
    expect(found('رضا|مینا')).toEqual([3]);
  });

  it('finds a number that is a name, in whichever letters and digits it was stored and is typed', () => {
    const search = searchBy(({ name }: Named) => ({ names: ['یونیت'], others: name }));
    const rows = people('TR-45A', 'tr ۴۶ b', '٩٩١', '12|34');
    const found = (query: string) => search(rows, query).map(({ id }) => id);
    for (const query of ['TR-45A', 'tr-45a', 'یونیت TR-۴۵', '45A']) expect(found(query), query).toEqual([1]);
    for (const query of ['tr ۴۶ b', 'TR 46', 'tr46B']) expect(found(query), query).toEqual([2]);
    for (const query of ['991', '۹۹۱', '٩٩١']) expect(found(query), query).toEqual([3]);
    expect(found('12|34')).toEqual([4]);
  });

  it('finds of many rows those that it finds of each alone, and first those that it puts before one where the words only stand inside', () => {
    const letters = fc.string({ unit: fc.constantFrom('ا', 'ب', 'پ', ' ', '|', '1'), maxLength: 4 });
    const search = searchBy(({ name }: Named) => ({ names: [name], others: name }));
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), fc.array(letters, { minLength: 1, maxLength: 3 }), (names, queries) => {
        const rows = people(...names);
        for (const query of queries) {
          const alone = rows.filter((row) => search([row], query).length > 0);
          const words = queryKeys(query);
          const inside = { id: 0, name: words.map((word) => `ی${word}`).join(' ') };
          const isFirst = (row: Named) => words.length > 0 && search([inside, row], query)[0] === row;
          expect(search(rows, query)).toEqual([...alone.filter(isFirst), ...alone.filter((row) => !isFirst(row))]);
        }
      }),
    );
  });

  it('finds in thousands of rows what it finds in a few, whatever came, went or moved between them', () => {
    const { search, looked } = counted();
    const many = Array.from({ length: 2500 }, (_, at): Named => ({ id: at + 1, name: at % 500 === 499 ? `کریم${at}` : `مینا${at}` }));
    const found = (rows: readonly Named[]) => search(rows, 'کریم').map(({ id }) => id);
    expect(found(many)).toEqual([500, 1000, 1500, 2000, 2500]);
    const more = many.toSpliced(999, 0, { id: 2501, name: 'کریم' });
    expect(found(more)).toEqual([500, 2501, 1000, 1500, 2000, 2500]);
    expect(found(more.toReversed())).toEqual([2500, 2000, 1500, 1000, 2501, 500]);
    expect(search(more, 'کریم999').map(({ id }) => id)).toEqual([1000]);
    expect(looked).toHaveLength(2501);
  });

  it('gives way at every fifty rows, and before each thousand of those that it knows already', () => {
    const { search } = counted();
    const steps = (rows: readonly Named[]) => [...search.prepare(rows)].length;
    const many = people(...Array.from({ length: 2500 }, () => 'مینا'));
    expect(steps(many)).toBe(50);
    expect(steps(many)).toBe(0);
    expect(steps(many.toReversed())).toBe(50 + 3);
  });
});
