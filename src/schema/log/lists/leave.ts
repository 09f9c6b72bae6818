import { atOnce } from '../file/steps.ts';
import type { Bodies } from './bodies.ts';
import type { Coming } from './coming.ts';
import { kindOf, lengthOf, type Pieces, ROWS } from './pieces.ts';
import { isListText } from './table.ts';
import { unreadList } from './unread-list.ts';

/** Lists of at least so many rows are worth leaving: a slow phone would begin a second later for their sake. */
export const VAST = 12_000;

/** How the text of a list in pieces begins. */
export const IN_PIECES = `{"${ROWS}":`;

/** Characters of a text that is read at once when it is needed. */
const SHORT = 250_000;

/** The pieces of a list that is vast, by its text; null for any other. */
export const vastPieces = (text: string | undefined): Pieces | null => {
  if (!text?.startsWith(IN_PIECES)) return null;
  const { [ROWS]: pieces } = JSON.parse(text) as { readonly [ROWS]: Pieces };
  return lengthOf(pieces) < VAST ? null : pieces;
};

/** Pieces that are left on the disk, and how they come. */
export interface OnDisk {
  readonly names: ReadonlySet<string>;
  readonly coming: Coming;
}

const isShort = (text: string | undefined): boolean => text !== undefined && text.length <= SHORT && isListText(text);

/**
 * A stored list of very many rows, unread until somebody looks into it: from now on its name means this one for as long as somebody
 * has it. Null where it is shorter, or not all made of texts that are short, as far as they are here, or somebody has it already.
 */
export const leave = (name: string, { textOf, live, parent, hold }: Bodies['reading'], { names, coming }: OnDisk): readonly unknown[] | null => {
  const found = vastPieces(textOf(name));
  if (found === null || live(name) !== undefined || !found.names.every((one) => names.has(one) || isShort(textOf(one)))) return null;
  const pieces: Pieces = found;

  function* parts(): Generator<readonly unknown[], void> {
    for (const piece of pieces.pieces) yield piece.length === 1 ? piece[0] : atOnce(parent(pieces.names[piece[0]] ?? '')).slice(piece[1], piece[1] + piece[2]);
  }
  const [first = []] = parts();
  const list = unreadList(lengthOf(pieces), parts(), (rows) => whole(rows), coming);
  const whole = hold(name, list, pieces, kindOf(first));
  return list;
};
