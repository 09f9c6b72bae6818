import { setImmediate } from 'node:timers/promises';
import type { StoredRow } from '../../store/tables.ts';
import type { WireRow } from '../wire.ts';

/**
 * As many rows as are read, or written as JSON, without a pause: some milliseconds' worth.
 *
 * Who asks for a single row meanwhile waits for no more than that.
 */
export const SLICE = 1024;

/** Reads the next rows after an id, `SLICE` at most. */
type ReadAfter = (id: number) => Promise<readonly StoredRow[]>;

/** The rows of a list as JSON, slice by slice; whoever else waits is served in between. */
export async function* slices(readAfter: ReadAfter, wire: (row: StoredRow) => WireRow): AsyncGenerator<Buffer> {
  let before = '[';
  for (let last = 0; ; ) {
    const rows = await readAfter(last);
    await setImmediate();
    if (rows.length > 0) yield Buffer.from(before + JSON.stringify(rows.map(wire)).slice(1, -1));
    if (rows.length > 0) before = ',';
    if (rows.length < SLICE) break;
    last = Number(rows.at(-1)?.id);
    await setImmediate();
  }
  yield Buffer.from(before === '[' ? '[]' : ']');
}
