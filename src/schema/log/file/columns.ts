import type { Steps } from './steps.ts';

/**
 * A list of JSON values turned into columns: what stands at the same place of many records stands side by side, where a
 * compressor finds it again. Of a day's records a third is left of what compressing them one by one leaves.
 */
export type Column =
  /** As they are. */
  | readonly ['=', readonly unknown[]]
  /** The same value every time. */
  | readonly ['*', unknown]
  /** Whole numbers, each as what is added to the one before. */
  | readonly ['+', readonly number[]]
  /** Texts that come again and again, by their place in a list of them. */
  | readonly ['w', readonly string[], Column]
  /** Texts that begin like the one before, as what is typed does: how many characters stay, and what follows. */
  | readonly ['t', Column, readonly string[]]
  /** Objects: the names of their keys, which of these each has, and a column for each name. */
  | readonly ['o', readonly (readonly string[])[], Column, readonly (readonly [key: string, Column])[]]
  /** Lists: how long each is, and all their items in a row. */
  | readonly ['l', Column, Column]
  /** Values of several kinds: which kind each is of, and a column for each. */
  | readonly ['m', Column, readonly Column[]];

const KINDS = ['null', 'boolean', 'number', 'string', 'list', 'object'] as const;
type KindName = (typeof KINDS)[number];

const kindOf = (value: unknown): KindName => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value as KindName;
};

const lengthOf = (values: unknown): number => JSON.stringify(values).length;

const numbers = (values: readonly number[]): Column => {
  const steps = values.map((value, index) => value - (values[index - 1] ?? 0));
  // What is no whole number, or too large, would not come back the same.
  const exact = values.every(Number.isSafeInteger) && steps.every(Number.isSafeInteger);
  return exact && lengthOf(steps) < lengthOf(values) ? ['+', steps] : ['=', values];
};

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const texts = (values: readonly string[]): Column => {
  const words = new Map<string, number>();
  for (const value of values) if (!words.has(value)) words.set(value, words.size);
  const places = values.map((value) => words.get(value) ?? 0);
  const kept = values.map((value, index) => sharedStart(values[index - 1] ?? '', value));
  const rests = values.map((value, index) => value.slice(kept[index]));
  const plain = lengthOf(values);
  const byWord = lengthOf([...words.keys()]) + lengthOf(places);
  const byStart = lengthOf(kept) + lengthOf(rests);
  if (byWord < plain && byWord <= byStart) return ['w', [...words.keys()], numbers(places)];
  return byStart < plain ? ['t', numbers(kept), rests] : ['=', values];
};

type Plain = Readonly<Record<string, unknown>>;

/** Objects between two steps. */
const HANDFUL = 500;

function* objects(values: readonly Plain[]): Steps<Column> {
  const shapes = new Map<string, { readonly place: number; readonly keys: readonly string[] }>();
  const columns = new Map<string, unknown[]>();
  const places: number[] = [];
  for (const [index, value] of values.entries()) {
    if (index % HANDFUL === 0) yield;
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    const name = JSON.stringify(keys);
    const shape = shapes.get(name) ?? { place: shapes.size, keys };
    shapes.set(name, shape);
    for (const key of keys) {
      const column = columns.get(key);
      if (column) column.push(value[key]);
      else columns.set(key, [value[key]]);
    }
    places.push(shape.place);
  }
  const packed: [string, Column][] = [];
  for (const [key, column] of columns) packed.push([key, yield* columnOf(column)]);
  return ['o', [...shapes.values()].map(({ keys }) => keys), yield* columnOf(places), packed];
}

function* mixed(values: readonly unknown[]): Steps<Column> {
  const kinds = values.map(kindOf);
  const columns: Column[] = [];
  for (const kind of KINDS) columns.push(yield* columnOf(values.filter((_, index) => kinds[index] === kind)));
  return ['m', yield* columnOf(kinds.map((kind) => KINDS.indexOf(kind))), columns];
}

/** Columns of JSON values; what is undefined is left out, or null in a list, as in JSON. */
export function* columnOf(values: readonly unknown[]): Steps<Column> {
  if (values.length > 0) yield;
  const [first = null] = values;
  const kind = kindOf(first);
  if (values.some((value) => kindOf(value) !== kind)) return yield* mixed(values);
  if (kind === 'object') return yield* objects(values as readonly Plain[]);
  if (kind === 'list') {
    const lists = values as readonly (readonly unknown[])[];
    return ['l', yield* columnOf(lists.map(({ length }) => length)), yield* columnOf(lists.flat())];
  }
  if (values.every((value) => (value ?? null) === first)) return ['*', first];
  if (kind === 'number') return numbers(values as readonly number[]);
  return kind === 'string' ? texts(values as readonly string[]) : ['=', values];
}
