import { quietly } from '../quietly.ts';
import { PLACE } from '../traces.ts';

const LEFT = 'matab.left';

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

/** What this tab wrote down before it was reloaded. */
export const rememberedPlace = (): Place | null => {
  const text = quietly(() => sessionStorage.getItem(PLACE), null);
  const [sid, week] = text?.split(' ') ?? [];
  return sid && week ? { sid, week } : null;
};

export const rememberPlace = ({ sid, week }: Place): void => quietly(() => sessionStorage.setItem(PLACE, `${sid} ${week}`), undefined);

/** Nothing is left of it that a reload could go on with. */
export const forgetPlace = (): void => quietly(() => sessionStorage.removeItem(PLACE), undefined);

const leftLock = (sid: string) => `matab.left:${sid}`;

/** Which session this tab was in when the person's session ended: it, and no other tab, goes on with that one if they come back. */
export const rememberLeft = (sid: string): void => {
  // Held for as long as this page lives.
  if ('locks' in navigator) void navigator.locks.request(leftLock(sid), { ifAvailable: true }, () => new Promise(() => {}));
  quietly(() => sessionStorage.setItem(LEFT, sid), undefined);
};

/** Whether a page that lives was in a session when it ended. */
export const isLeftBySomebody = async (sid: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === leftLock(sid));
};

export const rememberedLeft = (): string | null => quietly(() => sessionStorage.getItem(LEFT), null);

/** Gives up a session. */
export type Release = () => void;

/** Asks who goes on with a session, and is the answer. */
interface Word {
  readonly sid: string;
  readonly alive: boolean;
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

/** Aborts when another page says that the session is its own, or after so many milliseconds. */
const untilAnswered = (sid: string, patience: number): { readonly signal: AbortSignal; readonly stop: () => void } => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.sid === sid && data.alive) controller.abort();
    };
    channel.postMessage({ sid, alive: false } satisfies Word);
  }
  return {
    signal: controller.signal,
    stop: () => {
      clearTimeout(timer);
      channel?.close();
    },
  };
};

/**
 * Claims a session for the life of this page; null when another page has it. With `patience` (milliseconds) it waits for a
 * page that is just going away, as on a reload, unless that page says that it is not.
 *
 * Without locks (an insecure origin) only one's own session can be told to be free.
 */
export const claim = async (sid: string, patience: number, own: boolean): Promise<Release | null> => {
  if (!('locks' in navigator)) return own ? () => {} : null;
  const waiting = patience > 0 ? untilAnswered(sid, patience) : null;
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      waiting?.stop();
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
    const options: LockOptions = waiting ? { signal: waiting.signal } : { ifAvailable: true };
    navigator.locks.request(lockName(sid), options, held).catch(() => {
      waiting?.stop();
      resolve(null);
    });
  });
};

/** Whether some tab goes on with a session now. */
export const isHeld = async (sid: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(sid));
};

/** A name for a new session. */
export const newSid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
