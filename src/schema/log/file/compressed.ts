import { Damaged } from './from-columns.ts';
import type { Breathe } from './steps.ts';

/** What a file may inflate to, in bytes; a full day is less than one of these millions. */
const MOST = 64_000_000;
/** With a sum of what it holds: a character that was changed on the way is found. */
const WAY = 'gzip';
/** Bytes that are taken at a time: a multiple of three, so that pieces of base64 join. */
const PIECE = 24_576;

const inBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += PIECE) text += btoa(String.fromCharCode(...bytes.subarray(from, from + PIECE)));
  return text;
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A text compressed by the platform, in characters that every way of sending a file leaves alone. */
export const compressed = async (text: string, breathe: Breathe): Promise<string> => {
  const { readable, writable } = new CompressionStream(WAY);
  const done = new Response(readable).arrayBuffer();
  const writer = writable.getWriter();
  const bytes = new TextEncoder().encode(text);
  // Given all of it, it would compress all of it before it lets the page do anything else.
  for (let from = 0; from < bytes.length; from += PIECE) {
    await breathe();
    await writer.write(bytes.subarray(from, from + PIECE));
  }
  await writer.close();
  return inBase64(new Uint8Array(await done));
};

/** The text again. Throws where it was cut or changed, and where it would inflate beyond measure. */
export const decompressed = async (content: string): Promise<string> => {
  const reader = new Blob([fromBase64(content)]).stream().pipeThrough(new DecompressionStream(WAY)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new Damaged();
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
};
