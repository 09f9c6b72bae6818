import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { type ListCache, lengthOf, type SentList } from './cache.ts';
import { joined } from './encoding.ts';

/** Packed sizes in bytes between which it pays: what is shorter travels in a moment, what is longer takes half a minute. */
const LEAST = 32_000;
const MOST = 512_000;

/** After its work it rests so many times as long: it never has more than a tenth of one processor. */
const REST = 9;

/** As dense as brotli goes, in a window that takes two thirds of the memory of the largest, for one part in a hundred. */
const DENSEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 20 };

/** Packs lists anew that are asked for again. */
export interface Denser {
  /** A list was sent that had been sent before; it lies under `key`. */
  readonly sentAgain: (key: string, list: SentList) => void;
  readonly stop: () => void;
}

/**
 * What is sent to whoever asks first is packed quickly; asked for once more in the same version, it is packed as densely as it goes,
 * beside the program, for those who ask after that. The patients of a large practice take six seconds so, and are a sixth less.
 */
export const createDenser = (cache: ListCache, onTrouble: (error: unknown) => void): Denser => {
  const dense = new WeakSet<SentList>();
  const end = new AbortController();
  let isBusy = false;
  let free = 0;

  const pack = async (key: string, list: SentList): Promise<void> => {
    const began = performance.now();
    isBusy = true;
    try {
      const parts = await pipeline(list.parts, createBrotliDecompress(), createBrotliCompress({ params: DENSEST }), joined, { signal: end.signal });
      const denser = { ...list, parts };
      dense.add(denser);
      // There may be a newer one by now.
      if (cache.find(key, list.etag) === list) cache.keep(key, denser);
    } catch (error) {
      if (!end.signal.aborted) onTrouble(error);
    }
    isBusy = false;
    free = performance.now() + REST * (performance.now() - began);
  };

  return {
    sentAgain: (key, list) => {
      const length = lengthOf(list);
      if (list.encoding !== 'br' || length < LEAST || length > MOST || dense.has(list)) return;
      if (!isBusy && performance.now() >= free) void pack(key, list);
    },
    stop: () => end.abort(),
  };
};
