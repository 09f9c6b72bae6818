import { contentHash } from './content-hash.ts';
import { BODY } from './record.ts';

/** Where a row of a stored list stands. */
export interface RowPlace {
  readonly body: string;
  readonly index: number;
}

/**
 * The provider's lists that events refer to, each once by the hash of its JSON text.
 *
 * Values are recognised by identity too, so that a list that is still the same object is neither written nor hashed again.
 */
export interface Bodies {
  /** Names a list, and keeps its text for `take` if it is new. */
  readonly put: (value: unknown) => string;
  /** The list of a name, or undefined when its text is not here. */
  readonly get: (name: string) => unknown;
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

export const createBodies = (): Bodies => {
  const stored = new Set<string>();
  const texts = new Map<string, string>();
  const values = new Map<string, WeakRef<object>>();
  const names = new WeakMap<object, string>();
  const places = new WeakMap<object, RowPlace>();
  let fresh: (readonly [string, string])[] = [];

  const know = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    names.set(value, name);
    values.set(name, new WeakRef(value));
    if (Array.isArray(value)) {
      for (const [index, row] of value.entries()) if (typeof row === 'object' && row !== null) places.set(row as object, { body: name, index });
    }
  };

  return {
    put: (value) => {
      const known = typeof value === 'object' && value !== null ? names.get(value) : undefined;
      if (known !== undefined && stored.has(known)) return known;
      const text = JSON.stringify(value);
      const name = contentHash(text);
      if (!stored.has(name)) {
        stored.add(name);
        fresh.push([name, text]);
      }
      know(name, value);
      return name;
    },
    get: (name) => {
      const live = values.get(name)?.deref();
      if (live !== undefined) return live;
      const text = texts.get(name);
      if (text === undefined) return undefined;
      const value: unknown = JSON.parse(text);
      know(name, value);
      return value;
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
    placeOf: (row) => {
      const place = places.get(row);
      return place && stored.has(place.body) ? place : undefined;
    },
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
