import { queryKeys, searchKey } from '../../../schema/kit/persian-text.ts';
import type { AnyRow } from '../rows.ts';

/** Computes once per row: rows are never changed in place, so what was found holds for as long as the row lives. */
export const keptPerRow = <R extends object, Result>(compute: (row: R) => Result) => {
  const kept = new WeakMap<R, Result>();
  return (row: R): Result => {
    const known = kept.get(row);
    if (known !== undefined) return known;
    const result = compute(row);
    kept.set(row, result);
    return result;
  };
};

/** The rows whose text holds every word of the query, in the order given; spelling does not matter. */
export const searchRows = <R extends AnyRow>(rows: readonly R[], textOf: (row: R) => string, query: string): readonly R[] => {
  const words = queryKeys(query).filter(Boolean);
  return words.length === 0 ? rows : rows.filter((row) => words.every((word) => searchKey(textOf(row)).includes(word)));
};
