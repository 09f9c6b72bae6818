import type { OnItems } from '../../../schema/kit/wire/hearing.ts';

/** Characters that are read at a time: a few hundred rows, which even a slow phone reads in a moment. */
const PIECE = 48_000;

/** Where a row may end, and how many such places are tried before more of the text is waited for. */
const END = '},';
const TRIES = 4;

const BROKEN = Symbol('broken');

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
};

/** A JSON text that is read while it comes. */
export interface Flow {
  /** Reads what can be read with this much more of it. */
  readonly add: (text: string) => void;
  /** The value of the whole text. Throws `SyntaxError` where it is no JSON. */
  readonly end: () => unknown;
}

/**
 * Reads a JSON text piece by piece as it comes, so that neither the end of a long list nor any moment before it keeps a
 * slow page from answering: 43,000 rows take a phone a second at once.
 *
 * A list is cut behind rows. Where the text up to a cut is a list of whole values, it is cut between two of its items and
 * nowhere else, for JSON is read from left to right; a `},` inside a text is no such place, and another one is tried.
 * Whatever is no list is read at its end. `onItems` hears of what was cut off, in order; not of what only the end brings.
 */
export const flowingJson = (onItems: OnItems = () => {}): Flow => {
  const items: unknown[] = [];
  let rest = '';
  let isList: boolean | null = null;
  let enough = PIECE;

  const take = (): void => {
    let at = rest.lastIndexOf(END);
    for (let tries = 0; at >= 0 && tries < TRIES; tries += 1) {
      const value = read(`[${rest.slice(0, at + 1)}]`);
      if (value !== BROKEN) {
        for (const item of value as unknown[]) items.push(item);
        rest = rest.slice(at + END.length);
        enough = PIECE;
        onItems(value as unknown[]);
        return;
      }
      at = rest.lastIndexOf(END, at - 1);
    }
    enough = rest.length * 2;
  };

  return {
    add: (text) => {
      rest += text;
      if (isList === null) {
        rest = rest.trimStart();
        if (rest === '') return;
        isList = rest.startsWith('[');
        if (isList) rest = rest.slice(1);
      }
      if (isList && rest.length >= enough) take();
    },
    end: () => {
      if (!isList) return JSON.parse(rest);
      const tail: unknown = JSON.parse(`[${rest}`);
      // A comma that was cut behind must be followed by something.
      if (items.length > 0 && (tail as unknown[]).length === 0) throw new SyntaxError('nothing follows a comma');
      for (const item of tail as unknown[]) items.push(item);
      return items;
    },
  };
};
