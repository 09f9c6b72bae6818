import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isListText, textOfRows, withRows } from '../../src/schema/log/lists/table.ts';

const again = (rows: readonly unknown[]): unknown => withRows(JSON.parse(textOfRows(rows)));
/** What a provider could have sent that says the same. */
const sent = (rows: readonly unknown[]): unknown => JSON.parse(JSON.stringify(rows));

const keys = fc.constantFrom('id', 'name', '__proto__', '0', '12', 'constructor', '$table', 'نام', 'toString', '');
const values = fc.oneof(fc.jsonValue(), fc.constant(undefined));
const rowOf = (names: readonly string[]) => fc.tuple(...names.map(() => values)).map((all) => Object.fromEntries(names.map((name, at) => [name, all[at]])));

describe('rows that are stored together', () => {
  test('say their keys once where they are alike, and are read as they were, in the order of their keys', () => {
    const rows = Array.from({ length: 400 }, (_, at) => ({ id: at, patient: at * 7, tooth_number: `${at % 32}`, note: null, marks: [at], on: at % 2 === 0 }));
    const text = textOfRows(rows);
    expect(text.split('tooth_number')).toHaveLength(2);
    expect(text.length).toBeLessThan(JSON.stringify(rows).length / 2);
    expect(JSON.stringify(again(rows))).toBe(JSON.stringify(rows));
    expect(isListText(text)).toBe(true);
  });

  test('are what was sent, alike or not, whatever their keys are called', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uniqueArray(keys, { maxLength: 5 }).chain((names) => fc.array(rowOf(names), { maxLength: 6 })),
          fc.array(
            fc.oneof(
              fc.uniqueArray(keys, { maxLength: 3 }).chain((names) => rowOf(names)),
              fc.jsonValue(),
            ),
            { maxLength: 6 },
          ),
        ),
        (rows) => {
          expect(JSON.stringify(again(rows))).toBe(JSON.stringify(sent(rows)));
          expect(isListText(textOfRows(rows))).toBe(true);
        },
      ),
    );
  });

  test('are no table where one of them has other keys, or the same in another order', () => {
    const first = { a: 1, b: 2 };
    for (const other of [{ b: 3, a: 4 }, { a: 3, c: 4 }, { a: 3 }, { b: 3 }, { a: 3, b: 4, c: 5 }, {}, { a: undefined, b: 3 }, [3, 4], 'ab', null])
      for (const rows of [
        [first, other, first],
        [first, first, other],
        [other, first],
      ])
        expect(JSON.stringify(again(rows)), JSON.stringify(rows)).toBe(JSON.stringify(rows));
  });

  test('are rows of their own, none of which another follows', () => {
    const [first, second] = again([
      { id: 1, tags: ['a'] },
      { id: 2, tags: ['b'] },
    ]) as { tags: string[] }[];
    first?.tags.push('c');
    expect(second).toEqual({ id: 2, tags: ['b'] });
  });

  test('of which the end is missing are no list', () => {
    const text = textOfRows([{ id: 1 }, { id: 2 }]);
    expect(isListText(text.slice(0, -1))).toBe(false);
    expect(isListText('[{"id":1')).toBe(false);
    expect(isListText('"[]"')).toBe(false);
    expect(isListText('{"$rows":{"names":[],"pieces":[[[{"id":1}]]]}}')).toBe(false);
  });
});
