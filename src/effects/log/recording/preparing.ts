import type { Shape } from '../../../schema/kit/shape.ts';
import { type Descriptions, writing } from '../../../schema/log/codec.ts';
import { contentHash, contentHashBeside } from '../../../schema/log/content-hash.ts';
import { pace } from '../../../schema/log/file/pace.ts';
import { type Bodies, CHUNK } from '../../../schema/log/lists/bodies.ts';
import { Refused, type Walk, walkOf } from '../../../schema/log/walk.ts';
import type { Prepare } from '../effect-actor.ts';

/** The list in what a port answers: where it stands, and what takes a row of it through. */
interface Place {
  readonly field: string;
  readonly walk: Walk;
  /** Rows that were taken through. */
  readonly fitting: WeakSet<object>;
}

/** Rows that are taken through between two looks at the clock. */
const BATCH = 50;

/** Shorter lists are written down when they come: that takes less than a frame. */
const LONG = 200;

const listIn = (output: Shape | undefined, bodies: Bodies): Place | null => {
  if (output?.kind !== 'struct') return null;
  for (const [field, shape] of Object.entries(output.fields)) {
    if (shape.kind === 'body' && shape.of.kind === 'list') return { field, walk: walkOf(shape.of.of, writing(bodies)), fitting: new WeakSet() };
  }
  return null;
};

/** Beside the page where the platform does that; what it hashes at a time is short either way. */
const hash = globalThis.crypto?.subtle ? contentHashBeside : async (text: string) => contentHash(text);

/** Whether a row is as it is described, and would be written as it is. */
const fits = (row: unknown, { walk, fitting }: Place): boolean => {
  if (fitting.has(row as object)) return true;
  try {
    if (walk(row) !== row) return false;
    fitting.add(row as object);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

/**
 * Takes long lists through and names them in steps, before the event comes that brings them: where they come over a slow line,
 * while they do.
 */
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

  const prepare = async (rows: readonly unknown[], place: Place): Promise<void> => {
    const breathe = pace();
    for (const [index, row] of rows.entries()) {
      if (index % BATCH === 0) await breathe();
      // What does not fit is refused when it comes, as ever.
      if (!fits(row, place)) return;
    }
    await bodies.prepare(rows, { hash, breathe, onText });
  };

  const store = async (rows: readonly unknown[], place: Place): Promise<void> => {
    if (!bodies.knowsLike(rows) && rows.every((row) => fits(row, place))) await bodies.store(rows, { hash, onText });
  };

  return (port) => {
    const place = placeIn(port);
    if (place === null) return undefined;
    let stored: Promise<unknown> = Promise.resolve();
    return {
      ahead: () => {
        let waiting: readonly unknown[] = [];
        return (rows) => {
          waiting = [...waiting, ...rows];
          for (; waiting.length >= CHUNK; waiting = waiting.slice(CHUNK)) {
            // What fails here is done once more with the list itself, and told then.
            stored = Promise.allSettled([stored, store(waiting.slice(0, CHUNK), place)]);
          }
        };
      },
      whole: (output) => {
        const rows = (output as Readonly<Record<string, unknown>> | null)?.[place.field];
        return Array.isArray(rows) && rows.length >= LONG && !bodies.isReady(rows) ? stored.then(() => prepare(rows, place)) : undefined;
      },
    };
  };
};
