import { atOnce, type Steps } from '../../schema/log/file/steps.ts';
import { looking, rowsRead } from '../../schema/log/lists/unread.ts';
import { grouped } from './list/grouped.ts';

/** The least that every row of every resource has. */
export interface AnyRow {
  readonly id: number;
}

/** A change of a list that the provider has accepted. */
export type RowChange = { readonly type: 'created' | 'updated'; readonly row: AnyRow } | { readonly type: 'removed'; readonly id: number };

/** The list after a change; the same list when the change says nothing new. A created row that is there is replaced, an updated one that is not is added. */
export const changeRows = <R extends AnyRow>(rows: readonly R[], change: RowChange): readonly R[] => {
  const id = change.type === 'removed' ? change.id : change.row.id;
  const index = rows.findIndex((row) => row.id === id);
  if (change.type === 'removed') return index === -1 ? rows : rows.toSpliced(index, 1);
  const row = change.row as R;
  return index === -1 ? [...rows, row] : rows.with(index, row);
};

/** Rows that are worked through between two steps. */
export const STEP = 50;

type Plain = Readonly<Record<string, unknown>>;

/** Whether two rows say the same. */
const isSame = (one: object, other: object): boolean => {
  if (one === other) return true;
  // Tens of thousands are compared at a time: nothing is made for each of them.
  let count = 0;
  for (const key in one) {
    if ((one as Plain)[key] !== (other as Plain)[key]) return false;
    count += 1;
  }
  for (const _ in other) count -= 1;
  return count === 0;
};

/**
 * A list that was read again, step by step, made of the rows that were there before wherever they say the same; the very same list when
 * all of them do. What is shown of such rows need not be drawn again, nor is it written to the log once more.
 */
export function* readingAgain<R extends AnyRow>(before: readonly R[], after: readonly R[]): Steps<readonly R[]> {
  if (before.length === 0) return after.length === 0 ? before : after;
  const known = new Map<number, R>();
  for (const [index, row] of before.entries()) {
    if (index % STEP === STEP - 1) yield;
    known.set(row.id, row);
  }
  const rows: R[] = [];
  for (const [index, row] of after.entries()) {
    if (index % STEP === STEP - 1) yield;
    const old = known.get(row.id);
    rows.push(old !== undefined && isSame(old, row) ? old : row);
  }
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows;
}

/** The same at once; into a list that is still unread nobody looks for its sake. */
export const readAgain = <R extends AnyRow>(before: readonly R[], after: readonly R[]): readonly R[] =>
  rowsRead(after) === null ? after : atOnce(readingAgain(before, after));

/** Computes once per list and keeps the result for as long as the list lives; for views, since lists are compared by identity. */
const keptPerList = <Result>(compute: (rows: readonly AnyRow[]) => Result) => {
  const kept = new WeakMap<readonly AnyRow[], Result>();
  return (list: readonly AnyRow[]): Result => {
    const rows = atOnce(looking(list));
    const known = kept.get(rows);
    if (known !== undefined) return known;
    const result = compute(rows);
    kept.set(rows, result);
    return result;
  };
};

const byId = keptPerList((rows) => new Map(rows.map((row) => [row.id, row])));

/** The row of an id; none where there is no id. */
export const rowById = <R extends AnyRow>(rows: readonly R[], id: number | null | undefined): R | undefined =>
  id == null ? undefined : (byId(rows).get(id) as R | undefined);

type Grouping = (rows: readonly AnyRow[]) => ReadonlyMap<unknown, readonly AnyRow[]>;
const groupings = new Map<string, Grouping>();

const groupedBy = (field: string): Grouping => {
  const known = groupings.get(field) ?? keptPerList((rows) => grouped(rows, (row) => (row as object as Readonly<Record<string, unknown>>)[field]));
  groupings.set(field, known);
  return known;
};

const none: readonly never[] = [];

/** The rows that refer to `id` by a field, in the list's order; found once per list, however long it is. */
export const rowsIn = <R extends AnyRow, F extends keyof R & string>(rows: readonly R[], field: F, id: number): readonly R[] =>
  (groupedBy(field)(rows).get(id) as readonly R[] | undefined) ?? none;

/** Rows that are sorted at once. */
const RUN = 128;

/** Whether rows stand in an order already, as a provider's do in that of their ids. */
function* isSorted<T>(rows: readonly T[], compare: (a: T, b: T) => number): Steps<boolean> {
  for (let at = 1; at < rows.length; at += 1) {
    if (at % RUN === 0) yield;
    if (compare(rows[at - 1] as T, rows[at] as T) > 0) return false;
  }
  return true;
}

/** Rows in an order, step by step: thousands of names at once keep a slow page from answering. Stable, as the platform's own. */
export function* sorting<T>(rows: readonly T[], compare: (a: T, b: T) => number): Steps<readonly T[]> {
  if (yield* isSorted(rows, compare)) return rows;
  let runs: T[][] = [];
  for (let from = 0; from < rows.length; from += RUN) {
    runs.push(rows.slice(from, from + RUN).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let pair = 0; pair < runs.length; pair += 2) {
      const [left = [], right = []] = [runs[pair], runs[pair + 1]];
      const both: T[] = [];
      let [one, other] = [0, 0];
      while (one < left.length || other < right.length) {
        if ((both.length + 1) % RUN === 0) yield;
        const takes = other >= right.length || (one < left.length && compare(left[one] as T, right[other] as T) <= 0);
        both.push((takes ? left[one++] : right[other++]) as T);
      }
      merged.push(both);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}
