import type { LogRecord } from '../record.ts';
import type { Report, ReportPart } from '../report.ts';
import { type Column, columnOf } from './columns.ts';
import { Damaged, purse, type Spend, valuesFrom } from './from-columns.ts';
import type { Steps } from './steps.ts';

/** Some of the rows of a report in order: from where on, how many, again and again. */
type Ranges = readonly number[];

/** Many values as columns, in blocks that take no long while to turn into such. */
interface Block {
  readonly count: number;
  readonly column: Column;
}

interface PackedPart extends Omit<ReportPart, 'records'> {
  /** The sequence of the first record; the others follow without gaps. */
  readonly first: number;
  readonly records: readonly Block[];
}

/** A report in which each row of a list stands once, however many versions of the list hold it. */
export interface PackedReport {
  readonly parts: readonly PackedPart[];
  readonly rows: readonly Block[];
  readonly lists: readonly (readonly [name: string, Ranges])[];
  readonly leftOut: Readonly<Record<string, number>>;
}

/** Rows of a list in what a session began with. */
const ROWS = '$rows';
/** Shorter lists are written as they are. */
const LONG = 16;
const BLOCK = 8192;
const HANDFUL = 500;
/** Values and characters that a report may unfold to: some thirty full days. */
const MOST = 20_000_000;
const MOST_RECORDS = 500_000;
const MOST_ROWS = 1_000_000;

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* blocksOf(values: readonly unknown[]): Steps<readonly Block[]> {
  const blocks: Block[] = [];
  for (let from = 0; from < values.length; from += BLOCK) {
    const some = values.slice(from, from + BLOCK);
    blocks.push({ count: some.length, column: yield* columnOf(some) });
  }
  return blocks;
}

/** Every row once, by what it says. */
const rowTable = () => {
  const rows: unknown[] = [];
  const places = new Map<string, number>();
  const known = new WeakMap<object, number>();
  const placeOf = (row: unknown): number => {
    const seen = isObject(row) ? known.get(row) : undefined;
    if (seen !== undefined) return seen;
    const text = JSON.stringify(row ?? null);
    const place = places.get(text) ?? rows.push(row) - 1;
    places.set(text, place);
    if (isObject(row)) known.set(row, place);
    return place;
  };
  return {
    rows,
    *rangesOf(list: readonly unknown[]): Steps<Ranges> {
      const ranges: number[] = [];
      for (const [index, row] of list.entries()) {
        if (index % HANDFUL === HANDFUL - 1) yield;
        const place = placeOf(row);
        const [from = -1, count = 0] = ranges.slice(-2);
        if (from + count === place && count > 0) ranges[ranges.length - 1] = count + 1;
        else ranges.push(place, 1);
      }
      return ranges;
    },
  };
};

type RowTable = ReturnType<typeof rowTable>;

function* withRanges(value: unknown, table: RowTable): Steps<unknown> {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) {
    if (value.length >= LONG && value.every(isObject)) return { [ROWS]: yield* table.rangesOf(value) };
    const items: unknown[] = [];
    for (const item of value) items.push(yield* withRanges(item, table));
    return items;
  }
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value as Plain)) entries.push([key, yield* withRanges(item, table)]);
  return Object.fromEntries(entries);
}

/** Packs a report in steps, between which the page may do something else. */
export function* packed({ parts, bodies, leftOut = {} }: Report): Steps<PackedReport> {
  const table = rowTable();
  const lists: [string, Ranges][] = [];
  for (const [name, list] of Object.entries(bodies)) lists.push([name, yield* table.rangesOf(list)]);
  const done: PackedPart[] = [];
  for (const { records, base, ...part } of parts) {
    const begins = base === undefined ? {} : { base: yield* withRanges(base, table) };
    const told = yield* blocksOf(records.map(({ s: _, ...record }) => record));
    done.push({ ...part, ...begins, first: records[0]?.s ?? 1, records: told });
  }
  return { parts: done, rows: yield* blocksOf(table.rows), lists, leftOut };
}

const fromBlocks = (blocks: readonly Block[], most: number, spend: Spend): readonly unknown[] => {
  // A value that stands for millions costs nothing to write, and much to show.
  if (blocks.reduce((sum, { count }) => sum + count, 0) > most) throw new Damaged();
  return blocks.flatMap(({ count, column }) => valuesFrom(column, count, spend));
};

const rowsIn = (ranges: Ranges, rows: readonly unknown[], spend: Spend): readonly unknown[] => {
  const list: unknown[] = [];
  for (let index = 0; index < ranges.length; index += 2) {
    const [from = 0, count = 0] = ranges.slice(index, index + 2);
    spend(count);
    if (!(from >= 0 && from + count <= rows.length)) throw new Damaged();
    for (let place = from; place < from + count; place += 1) list.push(rows[place]);
  }
  return list;
};

const withRows = (value: unknown, rows: readonly unknown[], spend: Spend): unknown => {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => withRows(item, rows, spend));
  if (ROWS in value) return rowsIn(value[ROWS] as Ranges, rows, spend);
  return Object.fromEntries(Object.entries(value as Plain).map(([key, item]) => [key, withRows(item, rows, spend)]));
};

/** The report again. Throws where it is not what was packed. */
export const unpacked = ({ parts, rows, lists, leftOut }: PackedReport): Pick<Report, 'parts' | 'bodies' | 'leftOut'> => {
  const spend = purse(MOST);
  const all = fromBlocks(rows, MOST_ROWS, spend);
  return {
    parts: parts.map(({ first, records, base, ...part }) => ({
      ...part,
      ...(base === undefined ? {} : { base: withRows(base, all, spend) }),
      records: fromBlocks(records, MOST_RECORDS, spend).map((record, index) => ({ s: first + index, ...(record as Omit<LogRecord, 's'>) })),
    })),
    bodies: Object.fromEntries(lists.map(([name, ranges]) => [name, rowsIn(ranges, all, spend)])),
    leftOut,
  };
};
