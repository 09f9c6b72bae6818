import { Effect } from 'effect';
import type { ResourceName, Row } from '../../../schema/api.ts';
import { rowReader } from './rows.ts';

/** The readable rows of a list, and how many broke the contract. */
export interface Rows<N extends ResourceName = ResourceName> {
  readonly rows: readonly Row<N>[];
  readonly unreadable: number;
}

/** Rows decoded between two pauses, so that thousands of them do not freeze a phone. */
const BATCH = 500;

/** Reads the rows of a resource in what the provider sent. */
export const decodedRows = Effect.fnUntraced(function* <N extends ResourceName>(name: N, wires: readonly unknown[]): Effect.fn.Return<Rows<N>> {
  const read = rowReader(name);
  // A row that moved to the next page while the pages were read comes twice.
  const rows = new Map<number, Row<N>>();
  let unreadable = 0;
  for (const [index, wire] of wires.entries()) {
    if (index % BATCH === BATCH - 1) yield* Effect.yieldNow;
    const row = read(wire);
    if (row === null) unreadable += 1;
    else rows.set(row.id, row);
  }
  return { rows: [...rows.values()], unreadable };
});
