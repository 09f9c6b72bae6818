import type { Shape } from '../../../schema/kit/shape.ts';
import type { Bodies } from '../../../schema/log/bodies.ts';
import { type Descriptions, writing } from '../../../schema/log/codec.ts';
import { contentHash, contentHashBeside } from '../../../schema/log/content-hash.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { Refused, type Walk, walkOf } from '../../../schema/log/walk.ts';
import type { Prepare } from '../effect-actor.ts';

/** The list in what a port answers: where it stands, and what takes a row of it through. */
interface Place {
  readonly field: string;
  readonly row: Walk;
}

/** Rows that are taken through between two looks at the clock. */
const BATCH = 50;

/** Shorter lists are written down when they come: that takes less than a frame. */
const LONG = 200;

const listIn = (output: Shape | undefined, bodies: Bodies): Place | null => {
  if (output?.kind !== 'struct') return null;
  for (const [field, shape] of Object.entries(output.fields)) {
    if (shape.kind === 'body' && shape.of.kind === 'list') return { field, row: walkOf(shape.of.of, writing(bodies)) };
  }
  return null;
};

/** Beside the page where the platform does that; what it hashes at a time is short either way. */
const hash = globalThis.crypto?.subtle ? contentHashBeside : async (text: string) => contentHash(text);

/** Takes long lists through and names them in steps, before the event comes that brings them. */
export const createPreparing = (descriptions: Descriptions, bodies: Bodies, onText: () => void): Prepare => {
  const places = new Map<string, Place | null>();

  const placeIn = (port: string): Place | null => {
    const known = places.get(port);
    if (known !== undefined) return known;
    const dot = port.lastIndexOf('.');
    const place = listIn(descriptions(port.slice(0, dot))?.ports[port.slice(dot + 1)]?.output, bodies);
    places.set(port, place);
    return place;
  };

  /** Whether every row is as it is described, and would be written as it is. */
  const fits = async (rows: readonly unknown[], walk: Walk, breathe: ReturnType<typeof pace>): Promise<boolean> => {
    for (const [index, row] of rows.entries()) {
      if (index % BATCH === 0) await breathe();
      try {
        if (walk(row) !== row) return false;
      } catch (error) {
        if (error instanceof Refused) return false;
        throw error;
      }
    }
    return true;
  };

  const prepare = async (rows: readonly unknown[], walk: Walk): Promise<void> => {
    const breathe = pace();
    // What does not fit is refused when it comes, as ever.
    if (!(await fits(rows, walk, breathe))) return;
    await bodies.prepare(rows, { hash, breathe, onText });
  };

  return (port, output) => {
    const place = placeIn(port);
    const rows = place && (output as Readonly<Record<string, unknown>> | null)?.[place.field];
    return place && Array.isArray(rows) && rows.length >= LONG && !bodies.isReady(rows) ? prepare(rows, place.row) : undefined;
  };
};
