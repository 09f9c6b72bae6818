import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { refusal } from '../http/refusal.ts';

const derive = promisify(argon2);

/** OWASP's smallest recommended setting: 19 MiB, two passes, one lane. */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG = 32;

/** Hashing fills a core; more at once would only make everybody wait for everybody. */
const AT_ONCE = 2;
/** A few seconds of work in each lane; whoever comes later is told to come back. */
const LONGEST_QUEUE = 80;

/** Who waits: `known` are those who signed in before and the keeper of the installation, and they wait for no stranger. */
export type Lane = 'known' | 'stranger';

let running = 0;
const waiting: Readonly<Record<Lane, (() => void)[]>> = { known: [], stranger: [] };

const inTurn = async <T>(lane: Lane, work: () => Promise<T>): Promise<T> => {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting[lane].length >= LONGEST_QUEUE) throw refusal(503, 'unavailable', {}, { 'retry-after': '5' });
    // Whoever ends hands on the place that is counted already.
    await new Promise<void>((resume) => waiting[lane].push(resume));
  }
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    if (next) next();
    else running -= 1;
  }
};

const hash = (lane: Lane, password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> =>
  inTurn(lane, () => derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength: TAG }));

/** What is paid for a hash, in the form in which it is stored. */
const PARAMETERS = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$`;

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The stored form of a password, with its parameters, so that they may be raised later. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await hash('known', password, nonce, MEMORY, PASSES, LANES);
  return `${PARAMETERS}${text(nonce)}$${text(tag)}`;
};

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Belongs to nobody: an unknown username takes as long as a wrong password. */
const NOBODY = `${PARAMETERS}${text(randomBytes(16))}$${text(randomBytes(TAG))}`;

/** Whether a stored password was hashed with other parameters than today's: whoever knows it can have it hashed anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(PARAMETERS);

/** Whether a password is the one stored; `null` stands for an account that does not exist. */
export const isPassword = async (password: string, stored: string | null, lane: Lane = 'stranger'): Promise<boolean> => {
  const parts = STORED.exec(stored ?? NOBODY);
  if (!parts) return false;
  const [, memory, passes, lanes, nonce = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const actual = await hash(lane, password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes), Number(lanes));
  return actual.length === expected.length && timingSafeEqual(actual, expected) && stored !== null;
};
