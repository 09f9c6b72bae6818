import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** How a list travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERRED = ['br', 'gzip'] as const;

const isTaken = (part: string): boolean => !/;\s*q=0(\.0*)?\s*$/.test(part);

/** The densest of ours that an `Accept-Encoding` takes. */
export const encodingFor = (header: string | string[] | undefined): Encoding => {
  if (header === undefined) return 'identity';
  const taken = String(header)
    .split(',')
    .filter(isTaken)
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return PREFERRED.find((name) => taken.includes(name)) ?? 'identity';
};

/**
 * Up to which level a list gets smaller by more than it takes longer, for whoever waits at the end of a slow line. With brotli at 7 the treatments of
 * ten thousand patients are 45 kB less than at 5, 225 ms of 1.6 Mbit/s, for 68 ms beside the program, once for each version.
 */
const LEVELS = { br: 7, gzip: 5 } as const;

const packerOf = (encoding: 'br' | 'gzip') =>
  encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS.br } }) : createGzip({ level: LEVELS.gzip });

/** In memory of its own: a piece of a shared one would keep all of that for as long as it is kept. */
const alone = (part: Buffer): Buffer => {
  if (part.length === part.buffer.byteLength) return part;
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
};

const joined = async (parts: AsyncIterable<Buffer>): Promise<readonly Buffer[]> => {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return [alone(Buffer.concat(all))];
};

const collected = async (parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<readonly Buffer[]> => {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(alone(part));
  return all;
};

/**
 * A body in an encoding. It is compressed beside the program, while the rest of it is made, and then is one piece; plain it stays in the
 * pieces that it was made of.
 */
export const packed = (encoding: Encoding, body: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<readonly Buffer[]> =>
  encoding === 'identity' ? collected(body) : pipeline(body, packerOf(encoding), joined);

/** As dense as brotli goes. It looks back a million bytes and not four as `packed` does: that takes 67 MB in place of 103, for one byte in a hundred. */
const DENSEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 20 };

/** A body as dense as brotli makes it, which takes seconds; it may be broken off between two pieces of it. */
export const packedDensely = (body: Iterable<Buffer>, signal: AbortSignal): Promise<readonly Buffer[]> =>
  pipeline(body, createBrotliCompress({ params: DENSEST }), joined, { signal });
