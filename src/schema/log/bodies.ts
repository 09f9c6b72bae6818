import { contentHash } from './content-hash.ts';
import type { Steps } from './file/steps.ts';
import { parsed } from './parsed.ts';
import { isPieces, isRow, joined, LONG, type Pieces, piecesOf, ROWS, type RowPlace } from './pieces.ts';
import { BODY } from './record.ts';

/**
 * The provider's lists that events refer to, each once by the hash of its text: JSON, or where most rows are in a list
 * that is stored already, pieces of it. A list that is read again after a write is a few hundred characters so, and its
 * rows are the same objects wherever they stand.
 *
 * Values are recognised by identity too, so that a list that is still the same object is neither written nor hashed again.
 */
export interface Bodies {
  /** Names a list, and keeps its text for `take` if it is new. */
  readonly put: (value: unknown) => string;
  /** The list of a name, or undefined when its text is not here. Throws `MissingBody` where a list is not that it is a piece of. */
  readonly get: (name: string) => unknown;
  /** The same in steps, between which the page may do something else. */
  readonly read: (name: string) => Steps<unknown>;
  /** Makes a stored text available. */
  readonly add: (name: string, text: string) => void;
  /** The texts that were put since the last call and are not stored yet. */
  readonly take: () => readonly (readonly [name: string, text: string])[];
  readonly nameOf: (value: object) => string | undefined;
  /** Only of lists that are stored. */
  readonly placeOf: (row: object) => RowPlace | undefined;
  /** Nothing is stored any more: what is put again is written again. */
  readonly forget: () => void;
}

type Plain = Readonly<Record<string, unknown>>;

const isAlike = (one: object, other: object): boolean => {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => {
    const [left, right] = [(one as Plain)[key], (other as Plain)[key]];
    return left === right || (isRow(left) && isRow(right) && JSON.stringify(left) === JSON.stringify(right));
  });
};

const idOf = (row: unknown): unknown => (isRow(row) && 'id' in row ? row.id : undefined);

export const createBodies = (): Bodies => {
  const stored = new Set<string>();
  const texts = new Map<string, string>();
  const values = new Map<string, WeakRef<object>>();
  const names = new WeakMap<object, string>();
  const places = new WeakMap<object, RowPlace>();
  /** Lists that others are pieces of. */
  const parents = new Map<string, readonly unknown[]>();
  /** The list that was known last, by what its rows have. */
  const last = new Map<string, readonly unknown[]>();
  let fresh: (readonly [string, string])[] = [];

  const placeOf = (row: object): RowPlace | undefined => {
    const place = places.get(row);
    return place && stored.has(place.body) ? place : undefined;
  };

  const kindOf = ([first]: readonly unknown[]): string => (isRow(first) ? Object.keys(first).join() : '');

  const know = (name: string, value: unknown): void => {
    if (!isRow(value)) return;
    names.set(value, name);
    values.set(name, new WeakRef(value));
    if (!Array.isArray(value)) return;
    if (value.length >= LONG) last.set(kindOf(value), value);
    for (const [index, row] of value.entries()) if (isRow(row) && !placeOf(row)) places.set(row, { body: name, index });
  };

  /** Finds rows of a list in the one before, which the provider sent too: they are other objects and say the same. */
  const recognise = (rows: readonly unknown[]): void => {
    const before = last.get(kindOf(rows));
    if (before === undefined) return;
    const known = new Map(before.map((row) => [idOf(row), row]));
    for (const row of rows) {
      const same = isRow(row) && !placeOf(row) ? known.get(idOf(row)) : undefined;
      const place = isRow(same) && isRow(row) && isAlike(same, row) ? placeOf(same) : undefined;
      if (place) places.set(row as object, place);
    }
  };

  const piecesIn = (value: unknown): Pieces | null => {
    if (!Array.isArray(value) || value.length < LONG) return null;
    recognise(value);
    return piecesOf(value, placeOf);
  };

  /** The stored list that a list is, if it is one from end to end. */
  const sameAs = (pieces: Pieces | null, length: number): string | undefined => {
    const [piece, ...more] = pieces?.pieces ?? [];
    if (pieces === null || piece?.length !== 3 || more.length > 0) return undefined;
    const name = pieces.names[0] ?? '';
    const list = values.get(name)?.deref();
    return piece[1] === 0 && Array.isArray(list) && list.length === length && piece[2] === length ? name : undefined;
  };

  function* read(name: string): Steps<unknown> {
    const live = values.get(name)?.deref();
    if (live !== undefined) return live;
    const text = texts.get(name);
    if (text === undefined) return undefined;
    const value = yield* parsed(text);
    const list = isPieces(value) ? yield* whole(value[ROWS]) : value;
    know(name, list);
    return list;
  }

  function* whole(pieces: Pieces): Steps<readonly unknown[]> {
    for (const name of pieces.names) {
      const rows = parents.get(name) ?? (yield* read(name));
      if (!Array.isArray(rows)) throw new MissingBody();
      parents.set(name, rows);
      yield;
    }
    return joined(pieces, (name) => parents.get(name) ?? []);
  }

  return {
    put: (value) => {
      const known = isRow(value) ? names.get(value) : undefined;
      if (known !== undefined && stored.has(known)) return known;
      const pieces = piecesIn(value);
      const same = sameAs(pieces, Array.isArray(value) ? value.length : 0);
      if (same !== undefined && isRow(value)) {
        names.set(value, same);
        return same;
      }
      const text = JSON.stringify(pieces ? { [ROWS]: pieces } : value);
      const name = contentHash(text);
      if (!stored.has(name)) {
        stored.add(name);
        fresh.push([name, text]);
      }
      know(name, value);
      return name;
    },
    read,
    get: (name) => {
      const steps = read(name);
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
      }
    },
    add: (name, text) => {
      stored.add(name);
      texts.set(name, text);
    },
    take: () => {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    nameOf: (value) => names.get(value),
    placeOf,
    forget: () => stored.clear(),
  };
};

/** A reference to a list that was not stored: what holds it cannot be put together. */
export class MissingBody extends Error {
  constructor() {
    super('a list is missing');
    this.name = 'MissingBody';
  }
}

/** The name in a stored reference, or null when it is none. */
export const bodyName = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !(BODY in value)) return null;
  const name = value[BODY];
  return typeof name === 'string' && Object.keys(value).length === 1 ? name : null;
};
