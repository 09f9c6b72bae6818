import { isTyped, type Staged } from './context.ts';

interface Placed {
  readonly place?: number | null;
}

/** The list with new rows: where the one stood that was taken back into the form, else behind the others. */
export const withEntered = <R>({ rows, place }: Placed & { readonly rows: readonly R[] }, entered: readonly R[]): readonly R[] =>
  rows.toSpliced(place ?? rows.length, 0, ...entered);
/** With another thing in the form than the row that was taken back into it. */
export const unplaced = ({ place }: Placed): { readonly place?: null } => (place == null ? {} : { place: null });

interface Removing<R> extends Placed {
  readonly removed: { readonly row: R; readonly index: number } | null;
}
/** Where a removed row goes: its index counts the one in the form as if it stood in its place. */
const indexIn = (place: Placed['place'], index: number): number => (place != null && index > place ? index - 1 : index);

/** After a change of the form: who has emptied it by hand begins another entry in it, or none. */
export const whereTyped = <R, M extends Partial<Staged>>(context: Staged & Removing<R>, changed: M): M & Partial<Removing<R>> => {
  const { place, removed } = context;
  if (place == null || isTyped({ ...context, ...changed })) return changed;
  return { place: null, ...(removed ? { removed: { ...removed, index: indexIn(place, removed.index) } } : {}), ...changed };
};

type Listed<R> = Removing<R> & { readonly rows: readonly R[] };

/** With a row out of the list, which can be put back; the place of the one in the form goes with those around it. */
export const withoutRow = <R extends { readonly key: number }>({ rows, place }: Listed<R>, key: number): Partial<Listed<R>> => {
  const index = rows.findIndex((each) => each.key === key);
  const row = rows[index];
  if (!row) return {};
  const without = rows.toSpliced(index, 1);
  if (place == null) return { rows: without, removed: { row, index } };
  return index < place ? { rows: without, removed: { row, index }, place: place - 1 } : { rows: without, removed: { row, index: index + 1 } };
};
/** With the row that was removed last where it was. */
export const withRestored = <R>({ rows, removed, place }: Listed<R>): Partial<Listed<R>> =>
  removed
    ? {
        rows: rows.toSpliced(indexIn(place, removed.index), 0, removed.row),
        removed: null,
        ...(place != null && removed.index <= place ? { place: place + 1 } : {}),
      }
    : {};
