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

const indexes = new WeakMap<readonly AnyRow[], ReadonlyMap<number, AnyRow>>();

/** The row of an id, from an index kept for as long as the list lives; for views, since lists are compared by identity. */
export const rowById = <R extends AnyRow>(rows: readonly R[], id: number): R | undefined => {
  let index = indexes.get(rows);
  if (!index) {
    index = new Map(rows.map((row) => [row.id, row]));
    indexes.set(rows, index);
  }
  return index.get(id) as R | undefined;
};
