import { Effect } from 'effect';
import { readingAgain } from '../../../machines/kit/rows.ts';
import type { ResourceName, Row } from '../../../schema/api.ts';
import type { Hearing } from '../../../schema/kit/wire/hearing.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { inSteps } from '../../../schema/log/file/steps.ts';
import { rowReader } from './rows.ts';

/** The readable rows of a list, and how many broke the contract. */
export interface Rows<N extends ResourceName = ResourceName> {
  readonly rows: readonly Row<N>[];
  readonly unreadable: number;
}

/** Rows between two looks at the clock. */
const BATCH = 50;

type Read<N extends ResourceName> = (wire: unknown) => Row<N> | null;

/** Reads rows of an answer while others are on their way; whoever is `told` may have work with them, too. */
export const rowsAhead = <N extends ResourceName>(name: N, told: Hearing): { readonly hearing: Hearing; readonly read: Read<N> } => {
  const read = rowReader(name);
  const known = new Map<unknown, Row<N> | null>();
  return {
    hearing: () => {
      const tell = told();
      return (wires) =>
        tell(
          wires.flatMap((wire) => {
            const row = read(wire);
            known.set(wire, row);
            return row ?? [];
          }),
        );
    },
    read: (wire) => {
      const row = known.get(wire);
      return row === undefined ? read(wire) : row;
    },
  };
};

/**
 * Reads the rows of a resource in what the provider sent, with pauses, so that thousands of them do not freeze a phone.
 * Where a list is read again, rows that say what they said `before` are the very same, and so is a list of no others.
 */
export const decodedRows = <N extends ResourceName>(
  name: N,
  wires: readonly unknown[],
  before: Rows<N> | null = null,
  read: Read<N> = rowReader(name),
): Effect.Effect<Rows<N>> =>
  Effect.promise(async (signal) => {
    const breathe = pace(signal);
    const rows: Row<N>[] = [];
    let unreadable = 0;
    for (let index = 0; index < wires.length; index += 1) {
      if (index % BATCH === 0) await breathe();
      const row = read(wires[index]);
      if (row) rows.push(row);
      else unreadable += 1;
    }
    const all = await inSteps(readingAgain(before?.rows ?? [], rows), breathe);
    return before?.unreadable === unreadable && before.rows === all ? before : { rows: all, unreadable };
  });
