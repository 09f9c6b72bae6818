import type { Column } from './columns.ts';

/** What a file holds is not what was written, or would be too much to hold. */
export class Damaged extends Error {
  constructor() {
    super('a damaged report');
    this.name = 'Damaged';
  }
}

const damaged = (): never => {
  throw new Damaged();
};

/** Counts what a file unfolds to, for a small one may be made that would fill any memory. */
export type Spend = (amount: number) => void;

export const purse = (most: number): Spend => {
  let left = most;
  return (amount) => {
    left -= amount;
    if (!(amount >= 0 && left >= 0)) damaged();
  };
};

const listOf = (value: unknown, length: number): readonly unknown[] => (Array.isArray(value) && value.length === length ? value : damaged());

const numbersFrom = (column: unknown, count: number, spend: Spend): readonly number[] => {
  const values = valuesFrom(column, count, spend);
  return values.every((value) => Number.isSafeInteger(value) && (value as number) >= 0) ? (values as readonly number[]) : damaged();
};

const added = (steps: readonly unknown[]): readonly number[] => {
  let sum = 0;
  return steps.map((step) => {
    if (typeof step !== 'number') return damaged();
    sum += step;
    return sum;
  });
};

const grown = (kept: readonly number[], rests: readonly unknown[], spend: Spend): readonly string[] => {
  let before = '';
  return rests.map((rest, index) => {
    if (typeof rest !== 'string') return damaged();
    before = before.slice(0, kept[index]) + rest;
    spend(before.length);
    return before;
  });
};

/** The values of several columns, in an order that says for each value whose turn it is. */
const inTurns = (turns: readonly number[], columns: readonly unknown[], spend: Spend): readonly unknown[] => {
  const counts = columns.map(() => 0);
  for (const turn of turns) counts[turn] = (counts[turn] ?? damaged()) + 1;
  const values = columns.map((column, index) => valuesFrom(column, counts[index] ?? 0, spend).values());
  return turns.map((turn) => values[turn]?.next().value);
};

const objectsFrom = (shapes: unknown, places: readonly number[], columns: unknown, spend: Spend): readonly unknown[] => {
  if (!Array.isArray(shapes) || !Array.isArray(columns)) return damaged();
  const keysAt = (place: number): readonly string[] => {
    const keys: unknown = shapes[place];
    return Array.isArray(keys) && keys.every((key) => typeof key === 'string') ? (keys as readonly string[]) : damaged();
  };
  const counts = new Map<string, number>();
  for (const place of places) for (const key of keysAt(place)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const values = new Map<string, Iterator<unknown>>();
  for (const [key, column] of columns as readonly [string, unknown][]) values.set(key, valuesFrom(column, counts.get(key) ?? 0, spend).values());
  if ([...counts.keys()].some((key) => !values.has(key))) return damaged();
  return places.map((place) => Object.fromEntries(keysAt(place).map((key) => [key, values.get(key)?.next().value])));
};

const listsFrom = (lengths: readonly number[], column: unknown, spend: Spend): readonly unknown[] => {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const items = valuesFrom(column, total, spend);
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return items.slice(end - length, end);
  });
};

/** The values of a column of `count`. Throws `Damaged`. */
export const valuesFrom = (column: unknown, count: number, spend: Spend): readonly unknown[] => {
  if (!Array.isArray(column)) return damaged();
  spend(count);
  const [kind, one, two, three] = column as unknown as [Column[0], unknown, unknown, unknown];
  switch (kind) {
    case '=':
      return listOf(one, count);
    case '*':
      return Array.from({ length: count }, () => one);
    case '+':
      return added(listOf(one, count));
    case 'w': {
      const words = Array.isArray(one) ? (one as readonly unknown[]) : damaged();
      return numbersFrom(two, count, spend).map((place) => words[place] ?? damaged());
    }
    case 't':
      return grown(numbersFrom(one, count, spend), listOf(two, count), spend);
    case 'o':
      return objectsFrom(one, numbersFrom(two, count, spend), three, spend);
    case 'l':
      return listsFrom(numbersFrom(one, count, spend), two, spend);
    case 'm':
      return Array.isArray(two) ? inTurns(numbersFrom(one, count, spend), two, spend) : damaged();
    default:
      return damaged();
  }
};
