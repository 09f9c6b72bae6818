import type { Steps } from '../file/steps.ts';
import { withRows } from './table.ts';

/** Characters of a list that are read at a time: more than any piece of a stored list has, which a slow phone reads within a few milliseconds. */
const PIECE = 250_000;

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENS = new Set([91, 123]);
const CLOSES = new Set([93, 125]);

/** What a stored text holds, read in steps where it is a long list: to read every patient at once keeps a slow page from answering. */
export function* parsed(text: string): Steps<unknown> {
  if (text.length <= PIECE || !text.startsWith('[')) return withRows(JSON.parse(text));
  const items: unknown[] = [];
  let begins = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at += 1) if (text.charCodeAt(at) === BACKSLASH) at += 1;
    } else if (OPENS.has(character)) depth += 1;
    else if (CLOSES.has(character)) depth -= 1;
    else if (character === COMMA && depth === 1 && at - begins >= PIECE) {
      items.push(...(JSON.parse(`[${text.slice(begins, at)}]`) as unknown[]));
      begins = at + 1;
      yield;
    }
  }
  items.push(...(JSON.parse(`[${text.slice(begins)}`) as unknown[]));
  return items;
}
