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
/** A few seconds of work; whoever comes later is told to come back. */
const LONGEST_QUEUE = 80;
let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= LONGEST_QUEUE) throw refusal(503, 'unavailable', {}, { 'retry-after': '5' });
  if (running >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

const hash = (password: string, nonce: Buffer, memory: number, passes: number, parallelism: number): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength: TAG }));

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The stored form of a password, with its parameters, so that they may be raised later. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await hash(password, nonce, MEMORY, PASSES, LANES);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${text(nonce)}$${text(tag)}`;
};

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Belongs to nobody: an unknown username takes as long as a wrong password. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${text(randomBytes(16))}$${text(randomBytes(TAG))}`;

/** Whether a password is the one stored; `null` stands for an account that does not exist. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const parts = STORED.exec(stored ?? NOBODY);
  if (!parts) return false;
  const [, memory, passes, lanes, nonce = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const actual = await hash(password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes), Number(lanes));
  return actual.length === expected.length && timingSafeEqual(actual, expected) && stored !== null;
};
