import { atOnce, type Steps } from '../file/steps.ts';
import { MissingBody } from './missing-body.ts';
import { parsed } from './parsed.ts';
import { hasOwnRows, isPieces, joined, kindOf, type Pieces, ROWS } from './pieces.ts';
import { looking } from './unread.ts';

/** Who has lists that were read. */
export interface Keeper {
  readonly live: (name: string) => object | undefined;
  /** A list was read; `own` where rows of it stand in no other. */
  readonly onRead: (name: string, value: unknown, own: boolean) => void;
  /** A list is there of which no row was read. */
  readonly onUnread: (name: string, list: readonly unknown[]) => void;
}

/** Reads lists from their texts: once for as long as somebody has them, and those that they are pieces of once for all. */
export const createReading = ({ live, onRead, onUnread }: Keeper) => {
  const texts = new Map<string, string>();
  /** Lists that others are pieces of. */
  const parents = new Map<string, readonly unknown[]>();
  /** Lists into which nobody has looked, with what their rows have. */
  const unread = new Map<readonly unknown[], string>();

  function* read(name: string): Steps<unknown> {
    const there = live(name);
    if (Array.isArray(there)) yield* looking(there);
    const text = texts.get(name);
    if (there !== undefined || text === undefined) return there;
    const value = yield* parsed(text);
    const list = isPieces(value) ? yield* whole(value[ROWS]) : value;
    onRead(name, list, !isPieces(value) || hasOwnRows(value[ROWS]));
    return list;
  }

  function* parent(name: string): Steps<readonly unknown[]> {
    const rows = parents.get(name) ?? (yield* read(name));
    if (!Array.isArray(rows)) throw new MissingBody();
    parents.set(name, rows);
    return rows;
  }

  function* whole(pieces: Pieces): Steps<readonly unknown[]> {
    for (const name of pieces.names) {
      yield* parent(name);
      yield;
    }
    return joined(pieces, (name) => parents.get(name) ?? []);
  }

  return {
    add: (name: string, text: string): void => void texts.set(name, text),
    live,
    textOf: (name: string): string | undefined => texts.get(name),
    read,
    get: (name: string): unknown => live(name) ?? atOnce(read(name)),
    parent,
    /** Has a list of `pieces` given out that is unread, whose rows have what `kind` says; gives back who is to hear of its rows when they are read. */
    hold: (name: string, list: readonly unknown[], pieces: Pieces, kind: string) => {
      unread.set(list, kind);
      onUnread(name, list);
      return (rows: readonly unknown[]): void => {
        unread.delete(list);
        onRead(name, rows, hasOwnRows(pieces));
      };
    },
    knowsUnread: (kind: string): boolean => [...unread.values()].includes(kind),
    /** Reads what is unread, for the sake of `rows` that is like them and as many. */
    *readOn(rows?: readonly unknown[]): Steps<void> {
      for (const [list, kind] of unread) if (rows === undefined || (rows.length * 2 > list.length && kind === kindOf(rows))) yield* looking(list);
    },
  };
};

export type Reading = ReturnType<typeof createReading>;
