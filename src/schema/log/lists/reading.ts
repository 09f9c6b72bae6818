import { atOnce, type Steps } from '../file/steps.ts';
import { parsed } from './parsed.ts';
import { isPieces, joined, kindOf, lengthOf, type Pieces, ROWS } from './pieces.ts';
import { looking, unreadList } from './unread.ts';

/** Lists of at least so many rows are not read before somebody looks into them: a slow phone would begin a second later for their sake. */
export const VAST = 12_000;

/** How the text of a list in pieces begins. */
export const IN_PIECES = `{"${ROWS}":`;

/** A reference to a list that was not stored: what holds it cannot be put together. */
export class MissingBody extends Error {
  constructor() {
    super('a list is missing');
    this.name = 'MissingBody';
  }
}

/** Who has lists that were read. */
interface Keeper {
  readonly live: (name: string) => object | undefined;
  /** A list was read; `own` where rows of it stand in no other. */
  readonly onRead: (name: string, value: unknown, own: boolean) => void;
  /** A vast list is there, of which no row was read. */
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
    const text = texts.get(name);
    const there = live(name);
    if (there !== undefined || text === undefined) return there;
    const value = yield* parsed(text);
    const list = isPieces(value) ? yield* whole(value[ROWS]) : value;
    onRead(name, list, !(isPieces(value) && value[ROWS].pieces.every(({ length }) => length === 3)));
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

  function* parts({ names, pieces }: Pieces): Generator<readonly unknown[], void> {
    for (const piece of pieces) yield piece.length === 1 ? piece[0] : atOnce(parent(names[piece[0]] ?? '')).slice(piece[1], piece[1] + piece[2]);
  }

  /** The pieces of a vast list, if all that they are cut from is here. */
  const vast = (name: string): Pieces | null => {
    const text = texts.get(name);
    if (!text?.startsWith(IN_PIECES)) return null;
    const { [ROWS]: pieces } = JSON.parse(text) as { readonly [ROWS]: Pieces };
    return lengthOf(pieces) >= VAST && pieces.names.every((one) => texts.get(one)?.startsWith('[')) ? pieces : null;
  };

  const leftUnread = (name: string): readonly unknown[] | undefined => {
    const pieces = vast(name);
    if (pieces === null) return undefined;
    const [first = []] = parts(pieces);
    const list = unreadList(lengthOf(pieces), parts(pieces), (rows) => {
      unread.delete(list);
      onRead(name, rows, true);
    });
    unread.set(list, kindOf(first));
    onUnread(name, list);
    return list;
  };

  return {
    add: (name: string, text: string): void => void texts.set(name, text),
    read,
    get: (name: string): unknown => live(name) ?? leftUnread(name) ?? atOnce(read(name)),
    isVast: (name: string): boolean => vast(name) !== null,
    knowsUnread: (kind: string): boolean => [...unread.values()].includes(kind),
    /** Reads what is unread; with `kind`, lists whose rows have that. */
    *readOn(kind?: string): Steps<void> {
      for (const [list, has] of unread) if (kind === undefined || kind === has) yield* looking(list);
    },
  };
};
