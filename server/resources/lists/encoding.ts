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

/** Half of what the cheapest level leaves, for as long as it takes to read the rows; higher ones cost more than they spare. */
const LEVEL = 5;

const packerOf = (encoding: 'br' | 'gzip') =>
  encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } }) : createGzip({ level: LEVEL });

/** In memory of its own: a piece of a shared one would keep all of that for as long as it is kept. */
const isAlone = (part: Buffer): boolean => part.length === part.buffer.byteLength;

const whole = async (parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  let length = 0;
  for await (const part of parts) {
    all.push(part);
    length += part.length;
  }
  if (all[0]?.length === length && isAlone(all[0])) return all[0];
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of all) at += part.copy(bytes, at);
  return bytes;
};

/** All bytes of a body in an encoding; they are compressed beside the program, while the rest of the body is made. */
export const packed = (encoding: Encoding, body: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Buffer> =>
  encoding === 'identity' ? whole(body) : pipeline(body, packerOf(encoding), whole);
