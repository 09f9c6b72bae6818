import { atOnce } from '../file/steps.ts';
import type { Bodies } from './bodies.ts';
import { kindOf, lengthOf, type Pieces, ROWS } from './pieces.ts';
import { isListText } from './table.ts';
import { unreadList } from './unread-list.ts';

/** Lists of at least so many rows are worth leaving: a slow phone would begin a second later for their sake. */
export const VAST = 12_000;

/** How the text of a list in pieces begins. */
export const IN_PIECES = `{"${ROWS}":`;

/** Characters of a text that is read at once when it is needed. */
const SHORT = 250_000;

const isShort = (text: string | undefined): boolean => text !== undefined && text.length <= SHORT && isListText(text);

/**
 * A stored list of very many rows, unread until somebody looks into it: from now on its name means this one for as long as somebody
 * has it. Null where it is shorter, or not all made of texts that are here and short, or somebody has it already.
 */
export const leave = (name: string, { textOf, live, parent, hold }: Bodies['reading']): readonly unknown[] | null => {
  const text = textOf(name);
  if (!text?.startsWith(IN_PIECES) || live(name) !== undefined) return null;
  const { [ROWS]: pieces } = JSON.parse(text) as { readonly [ROWS]: Pieces };
  if (lengthOf(pieces) < VAST || !pieces.names.every((one) => isShort(textOf(one)))) return null;

  function* parts(): Generator<readonly unknown[], void> {
    for (const piece of pieces.pieces) yield piece.length === 1 ? piece[0] : atOnce(parent(pieces.names[piece[0]] ?? '')).slice(piece[1], piece[1] + piece[2]);
  }
  const [first = []] = parts();
  const list = unreadList(lengthOf(pieces), parts(), (rows) => whole(rows));
  const whole = hold(name, list, pieces, kindOf(first));
  return list;
};
