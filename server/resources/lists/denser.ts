import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type ListCache, lengthOf, type SentList } from './cache.ts';
import { packedDensely } from './encoding.ts';

/** Bytes that a list must weigh, packed, for this to pay: what is shorter travels in a moment. */
const LEAST = 32_000;
/** Bytes that it may weigh as it is: three of these millions take six seconds, and whatever was written is packed. */
const MOST = 8_000_000;

/** After its work it rests so many times as long: in the long run it has a tenth of one processor. */
const REST = 9;

/** Packs lists anew that are asked for again. */
export interface Denser {
  /** A list was sent that had been sent before; it lies under `key`. */
  readonly sentAgain: (key: string, list: SentList) => void;
  readonly stop: () => void;
}

const unpack = promisify(brotliDecompress);
const isTooLong = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';

/** In pieces, between two of which it can be broken off. */
function* pieces(plain: Buffer): Generator<Buffer> {
  for (let at = 0; at < plain.length; at += 65_536) yield plain.subarray(at, at + 65_536);
}

/**
 * What is sent to whoever asks first is packed quickly; asked for once more in the same version, it is packed as densely as it goes,
 * beside the program, for those who ask after that. The patients of a large practice take six seconds so, and are a sixth less.
 */
export const createDenser = (cache: ListCache, onTrouble: (error: unknown) => void): Denser => {
  /** Lists that are as dense as they get. */
  const dense = new WeakSet<SentList>();
  const end = new AbortController();
  let isBusy = false;
  let free = 0;

  const pack = async (key: string, list: SentList): Promise<void> => {
    const began = performance.now();
    isBusy = true;
    try {
      const plain = await unpack(Buffer.concat(list.parts), { maxOutputLength: MOST });
      const parts = await packedDensely(pieces(plain), end.signal);
      const anew = { ...list, parts };
      const better = lengthOf(anew) < lengthOf(list) ? anew : list;
      dense.add(better);
      // There may be a newer one by now.
      if (cache.find(key, list.etag) === list) cache.keep(key, better);
    } catch (error) {
      if (isTooLong(error)) dense.add(list);
      else if (!end.signal.aborted) onTrouble(error);
    }
    isBusy = false;
    free = performance.now() + REST * (performance.now() - began);
  };

  return {
    sentAgain: (key, list) => {
      if (list.encoding !== 'br' || lengthOf(list) < LEAST || dense.has(list)) return;
      if (!isBusy && performance.now() >= free) void pack(key, list);
    },
    stop: () => end.abort(),
  };
};
