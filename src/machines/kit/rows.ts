import { Immer } from 'immer';

/** The least that every row of every resource has. */
export interface AnyRow {
  readonly id: number;
}

/** A change of a list that the provider has accepted. */
export type RowChange = { readonly type: 'created' | 'updated'; readonly row: AnyRow } | { readonly type: 'removed'; readonly id: number };

// Freezing every row of a long list on the first change of one would cost more than all changes together.
const { produce } = new Immer({ autoFreeze: false });

/** The list after a change; the same list when the change says nothing new. A created row that is there is replaced, an updated one that is not is added. */
export const changeRows = <R extends AnyRow>(rows: readonly R[], change: RowChange): readonly R[] => {
  const id = change.type === 'removed' ? change.id : change.row.id;
  const index = rows.findIndex((row) => row.id === id);
  if (change.type === 'removed' && index === -1) return rows;
  return produce(rows as R[], (draft) => {
    const list = draft as AnyRow[];
    if (change.type === 'removed') list.splice(index, 1);
    else if (index === -1) list.push(change.row);
    else list[index] = change.row;
  });
};

/** Computes once per list and keeps the result for as long as the list lives; for views, since lists are compared by identity. */
const keptPerList = <Result>(compute: (rows: readonly AnyRow[]) => Result) => {
  const kept = new WeakMap<readonly AnyRow[], Result>();
  return (rows: readonly AnyRow[]): Result => {
    const known = kept.get(rows);
    if (known !== undefined) return known;
    const result = compute(rows);
    kept.set(rows, result);
    return result;
  };
};

const byId = keptPerList((rows) => new Map(rows.map((row) => [row.id, row])));

export const rowById = <R extends AnyRow>(rows: readonly R[], id: number): R | undefined => byId(rows).get(id) as R | undefined;

const byPatient = keptPerList((rows) => Map.groupBy(rows as readonly (AnyRow & { readonly patient?: number | null })[], ({ patient }) => patient));
const none: readonly never[] = [];

/** The rows of one patient, in the list's order. */
export const rowsOfPatient = <R extends AnyRow & { readonly patient?: number | null }>(rows: readonly R[], patient: number): readonly R[] =>
  (byPatient(rows).get(patient) as readonly R[] | undefined) ?? none;
