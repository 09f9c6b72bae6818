import { bytesToHex } from '@noble/hashes/utils.js';
import { quietly } from '../quietly.ts';
import { PLACE } from '../traces.ts';
import { ends } from './owner.ts';

/**
 * Which session this tab continues. Its name outlives a reload in `sessionStorage`, which a duplicated tab copies; only
 * one tab gets the lock, and the other begins a session of its own.
 */
export interface Place {
  readonly sid: string;
  /** The database that holds it. */
  readonly week: string;
}

const lockName = (sid: string) => `matab.log:${sid}`;

/** What this tab wrote down before it was reloaded, and whether all that was on this device has been closed since. */
export const rememberedPlace = (): { readonly place: Place; readonly ended: boolean } | null => {
  const text = quietly(() => sessionStorage.getItem(PLACE), null);
  const [sid, week, noted = 0] = text?.split(' ') ?? [];
  // A browser that evicts everything begins to count anew.
  return sid && week ? { place: { sid, week }, ended: ends() > Number(noted) } : null;
};

export const rememberPlace = ({ sid, week }: Place): void => quietly(() => sessionStorage.setItem(PLACE, `${sid} ${week} ${ends()}`), undefined);

/** Gives up a session. */
export type Release = () => void;

/** Asks who goes on with a session, and is the answer. */
interface Word {
  readonly sid: string;
  readonly alive: boolean;
  /** Where nothing but the answer decides. */
  readonly lot?: string;
}

const CHANNEL = 'matab.log';

/** Answers for this page's session until the page goes. */
const answerFor = (sid: string): Release => {
  if (typeof BroadcastChannel !== 'function') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.sid === sid && !data.alive) channel.postMessage({ sid, alive: true } satisfies Word);
  };
  const stop = () => channel.close();
  window.addEventListener('pagehide', stop, { once: true });
  return stop;
};

/** How long, in milliseconds, others have to say that a session is theirs, where nothing but their word tells. */
const ASKED_MILLIS = 300;

/**
 * Whether another page says within so many milliseconds that a session is its own; of several that draw a `lot` and ask at once, it is
 * theirs who drew the highest. A page that does not move any more says nothing.
 */
const isAnothers = (sid: string, patience: number, lot = ''): Promise<boolean> =>
  new Promise((resolve) => {
    if (typeof BroadcastChannel !== 'function') {
      setTimeout(resolve, patience, false);
      return;
    }
    const channel = new BroadcastChannel(CHANNEL);
    const end = (is: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(is);
    };
    const timer = setTimeout(end, patience, false);
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.sid !== sid) return;
      if (data.alive || (data.lot ?? '') > lot) end(true);
      else if (lot) channel.postMessage({ sid, alive: true } satisfies Word);
    };
    channel.postMessage({ sid, alive: false, lot } satisfies Word);
  });

/**
 * Claims a session for the life of this page; null when another page has it. With `patience` (milliseconds) it waits for a
 * page that is just going away, as on a reload, unless that page says that it is not.
 *
 * Without locks (an insecure origin) only one's own session can be told to be free, by nobody's saying that it is theirs: a tab that
 * was duplicated has the name of its original's. Nobody is asked about one that was just `found` to be free.
 */
export const claim = async (sid: string, patience: number, own: boolean | 'found'): Promise<Release | null> => {
  if (!('locks' in navigator)) return own === 'found' || (own && !(await isAnothers(sid, ASKED_MILLIS, newSid()))) ? answerFor(sid) : null;
  const waiting = new AbortController();
  // Once the session is claimed, what is said of it stops nothing.
  if (patience > 0) void isAnothers(sid, patience).then(() => waiting.abort());
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      const silence = answerFor(sid);
      return new Promise<void>((free) => {
        resolve(() => {
          silence();
          free();
        });
      });
    };
    const options: LockOptions = patience > 0 ? { signal: waiting.signal } : { ifAvailable: true };
    navigator.locks.request(lockName(sid), options, held).catch(() => resolve(null));
  });
};

/** Which of these sessions some tab goes on with now; null where the browser cannot say. */
export const heldOf = async (sids: readonly string[]): Promise<ReadonlySet<string> | null> => {
  if ('locks' in navigator) {
    const { held = [] } = await navigator.locks.query();
    const names = new Set(held.map(({ name }) => name));
    return new Set(sids.filter((sid) => names.has(lockName(sid))));
  }
  if (typeof BroadcastChannel !== 'function') return null;
  const answers = await Promise.all(sids.map((sid) => isAnothers(sid, ASKED_MILLIS)));
  return new Set(sids.filter((_, index) => answers[index]));
};

const random = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** A key for the journal of a session: 32 bytes in hexadecimal. */
export const newTail = (): string => random(32);

/** A name for a new session. */
export const newSid = (): string => random(9);
