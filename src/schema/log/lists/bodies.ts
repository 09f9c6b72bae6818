import { contentHash } from '../content-hash.ts';
import { atOnce, type Breathe, inSteps, type Steps } from '../file/steps.ts';
import { BODY } from '../record.ts';
import { inPieces, isRow, kindOf, LONG, type Pieces, ROWS, type RowPlace, STEP } from './pieces.ts';
import type { Keeper, Reading } from './reading.ts';
import { textOfRows } from './table.ts';

/**
 * The provider's lists that events refer to, each once by the hash of its text: JSON, a table of rows that are alike
 * (`table.ts`), or where most rows are in a list that is stored already, pieces of it. A list that is read again after a
 * write is a few hundred characters so, and its rows are the same objects wherever they stand.
 *
 * Values are recognised by identity too, so that a list that is still the same object is neither written nor hashed again.
 */
export interface Bodies {
  /** Names a list, and keeps its text for `take` if it is new. */
  readonly put: (value: unknown) => string;
  /**
   * Does ahead and in steps what `put` would do with a list at once: to write down every treatment of a practice takes a phone
   * two seconds. A new list is kept as pieces of shorter ones, each of which can be taken as soon as it has its name.
   */
  readonly prepare: (value: readonly unknown[], ways: Ways) => Promise<void>;
  /** Stores rows of a list of which more is on its way, so that little is left to `prepare`. */
  readonly store: (rows: readonly unknown[], ways: Omit<Ways, 'breathe'>) => Promise<void>;
  /** Whether a list of rows like these is known, which may be mostly the same. */
  readonly knowsLike: (rows: readonly unknown[]) => boolean;
  /** Whether a list is known or was prepared, so that it need not be looked at again. */
  readonly isReady: (value: unknown) => boolean;
  /** The list of a name, or undefined when its text is not here. Throws `MissingBody` where a list is not that it is a piece of. */
  readonly get: (name: string) => unknown;
  /** What a list can be left unread with. */
  readonly reading: Pick<Reading, 'live' | 'textOf' | 'parent' | 'hold'>;
  /** The same in steps, between which the page may do something else. */
  readonly read: (name: string) => Steps<unknown>;
  /** Makes a stored text available. */
  readonly add: (name: string, text: string) => void;
  /** The texts that were put since the last call and are not stored yet. */
  readonly take: () => readonly (readonly [name: string, text: string])[];
  readonly nameOf: (value: object) => string | undefined;
  /** Reads what is unread, and finds out where the rows of lists stand that were read: thousands of them, which whoever asks first would wait for otherwise. */
  readonly placing: () => Steps<void>;
  /** Only of lists that are stored. */
  readonly placeOf: (row: object) => RowPlace | undefined;
  /** Nothing is stored any more: what is put again is written again. */
  readonly forget: () => void;
}

/** How a list is prepared. */
export interface Ways {
  readonly hash: (text: string) => Promise<string>;
  readonly breathe: Breathe;
  /** Something can be taken. */
  readonly onText: () => void;
}

/** Rows of a prepared list that are stored together: as many as are written within a moment. */
export const CHUNK = 400;

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

/** `readingOf` is `createReading`, or `nothingLeft` where there is nothing to read. */
export const createBodies = (readingOf: (keeper: Keeper) => Reading): Bodies => {
  const stored = new Set<string>();
  const values = new Map<string, WeakRef<object>>();
  const names = new WeakMap<object, string>();
  const places = new WeakMap<object, RowPlace>();
  /** The list that was known last, by what its rows have. */
  const last = new Map<string, readonly unknown[]>();
  let fresh: (readonly [string, string])[] = [];
  /** Lists that were named ahead, and how often everything was forgotten by then. */
  const ready = new WeakMap<object, { readonly name: string; readonly text: string; readonly age: number }>();
  let age = 0;

  const keep = (name: string, text: string): string => {
    if (!stored.has(name)) {
      stored.add(name);
      fresh.push([name, text]);
    }
    return name;
  };

  const placed = (row: object): RowPlace | undefined => {
    const place = places.get(row);
    return place && stored.has(place.body) ? place : undefined;
  };

  /** Rows that stand in no stored list yet stand in this one. */
  function* placeRows(name: string, rows: readonly unknown[]): Steps<void> {
    for (const [index, row] of rows.entries()) {
      if (index % STEP === STEP - 1) yield;
      if (isRow(row) && !placed(row)) places.set(row, { body: name, index });
    }
  }

  /** Lists that were read, the pieces of one before it, about whose rows nobody has asked yet. */
  const unplaced = new Map<string, readonly unknown[]>();
  function* placing(): Steps<void> {
    for (const [name, rows] of unplaced) {
      yield* placeRows(name, rows);
      unplaced.delete(name);
    }
  }

  const placeOf = (row: object): RowPlace | undefined => {
    if (unplaced.size > 0) atOnce(placing());
    return placed(row);
  };

  const remember = (name: string, value: object): void => {
    names.set(value, name);
    values.set(name, new WeakRef(value));
  };

  const naming = (name: string, value: object): void => {
    remember(name, value);
    if (Array.isArray(value) && value.length >= LONG) last.set(kindOf(value), value);
  };

  function* knowing(name: string, value: unknown): Steps<void> {
    if (!isRow(value)) return;
    naming(name, value);
    if (Array.isArray(value)) yield* placeRows(name, value);
  }

  /** Finds rows of a list in the one before, which the provider sent too: they are other objects and say the same. */
  function* recognising(rows: readonly unknown[]): Steps<void> {
    yield* reading.readOn(rows);
    const before = last.get(kindOf(rows));
    if (before === undefined) return;
    const known = new Map<unknown, unknown>();
    for (const [index, row] of before.entries()) {
      if (index % STEP === STEP - 1) yield;
      known.set(idOf(row), row);
    }
    for (const [index, row] of rows.entries()) {
      if (index % STEP === STEP - 1) yield;
      const same = isRow(row) && !placeOf(row) ? known.get(idOf(row)) : undefined;
      const place = isRow(same) && isRow(row) && isAlike(same, row) ? placeOf(same) : undefined;
      if (place) places.set(row as object, place);
    }
  }

  function* piecesIn(value: unknown): Steps<Pieces | null> {
    if (!Array.isArray(value) || value.length < LONG) return null;
    yield* recognising(value);
    return yield* inPieces(value, placeOf);
  }

  /** The stored list that a list is, if it is one from end to end. */
  const sameAs = (pieces: Pieces | null, length: number): string | undefined => {
    const [piece, ...more] = pieces?.pieces ?? [];
    if (pieces === null || piece?.length !== 3 || more.length > 0) return undefined;
    const name = pieces.names[0] ?? '';
    const list = values.get(name)?.deref();
    return piece[1] === 0 && Array.isArray(list) && list.length === length && piece[2] === length ? name : undefined;
  };

  const reading = readingOf({
    live: (name) => values.get(name)?.deref(),
    onRead: (name, value, own) => {
      if (!isRow(value)) return;
      // Whoever got it unread has it as it was given them.
      if (values.get(name)?.deref() === undefined) naming(name, value);
      else if (Array.isArray(value) && !last.has(kindOf(value))) last.set(kindOf(value), value);
      // Where its rows stand is found out when somebody asks, or when there is time.
      if (own && Array.isArray(value)) unplaced.set(name, value);
    },
    onUnread: remember,
  });

  function* unstoredIn(rows: readonly unknown[]): Steps<readonly unknown[]> {
    const unstored: unknown[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % STEP === STEP - 1) yield;
      if (isRow(row) && placeOf(row) === undefined) unstored.push(row);
    }
    return unstored;
  }

  /** Stores rows as a list of their own. */
  const store = async (rows: readonly unknown[], { hash, onText }: Omit<Ways, 'breathe'>): Promise<void> => {
    const begun = age;
    const text = textOfRows(rows);
    const name = await hash(text);
    // What was stored so far is forgotten: it is for whoever puts the list.
    if (begun !== age) return;
    keep(name, text);
    onText();
    for (const [index, row] of rows.entries()) if (isRow(row)) places.set(row, { body: name, index });
  };

  return {
    put: (value) => {
      const known = isRow(value) ? names.get(value) : undefined;
      if (known !== undefined && stored.has(known)) return known;
      const made = isRow(value) ? ready.get(value) : undefined;
      // What it is pieces of may have been forgotten since.
      if (made?.age === age) return keep(made.name, made.text);
      const pieces = atOnce(piecesIn(value));
      const same = sameAs(pieces, Array.isArray(value) ? value.length : 0);
      if (same !== undefined && isRow(value)) {
        names.set(value, same);
        return same;
      }
      const text = JSON.stringify(pieces ? { [ROWS]: pieces } : value);
      const name = keep(contentHash(text), text);
      atOnce(knowing(name, value));
      return name;
    },
    prepare: async (value, { hash, breathe, onText }) => {
      const begun = age;
      const known = names.get(value);
      if (value.length < LONG || (known !== undefined && stored.has(known))) return;
      await inSteps(recognising(value), breathe);
      const unstored = await inSteps(unstoredIn(value), breathe);
      const isMany = unstored.length >= CHUNK || unstored.length * 2 >= value.length;
      for (let from = 0; isMany && from < unstored.length && begun === age; from += CHUNK) {
        await store(unstored.slice(from, from + CHUNK), { hash, onText });
        await breathe();
      }
      const pieces = await inSteps(inPieces(value, placeOf), breathe);
      const same = sameAs(pieces, value.length);
      if (begun !== age || pieces === null) return;
      if (same !== undefined) {
        names.set(value, same);
        return;
      }
      const text = JSON.stringify({ [ROWS]: pieces });
      const name = await hash(text);
      await inSteps(knowing(name, value), breathe);
      if (begun === age) ready.set(value, { name, text, age });
    },
    store,
    knowsLike: (rows) => last.has(kindOf(rows)) || reading.knowsUnread(kindOf(rows)),
    isReady: (value) => {
      if (!isRow(value)) return false;
      const known = names.get(value);
      return (known !== undefined && stored.has(known)) || ready.get(value)?.age === age;
    },
    read: reading.read,
    get: reading.get,
    reading,
    add: (name, text) => {
      stored.add(name);
      reading.add(name, text);
    },
    take: () => {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    *placing() {
      yield* reading.readOn();
      yield* placing();
    },
    nameOf: (value) => names.get(value),
    placeOf,
    forget: () => {
      stored.clear();
      last.clear();
      age += 1;
    },
  };
};

/** The name in a stored reference, or null when it is none. */
export const bodyName = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !(BODY in value)) return null;
  const name = value[BODY];
  return typeof name === 'string' && Object.keys(value).length === 1 ? name : null;
};
