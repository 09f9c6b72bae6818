/**
 * Which session this tab continues. Its name outlives a reload in `sessionStorage`, which a duplicated tab copies; only
 * one tab gets the lock, and the other begins a session of its own.
 */
export interface Place {
  readonly sid: string;
  /** The database that holds it. */
  readonly week: string;
}

const KEY = 'matab.log';
const lockName = (sid: string) => `matab.log:${sid}`;

/** What this tab wrote down before it was reloaded. */
export const rememberedPlace = (): Place | null => {
  try {
    const text = sessionStorage.getItem(KEY);
    const [sid, week] = text?.split(' ') ?? [];
    return sid && week ? { sid, week } : null;
  } catch {
    // Storage is denied: every page is a session of its own.
    return null;
  }
};

export const rememberPlace = ({ sid, week }: Place): void => {
  try {
    sessionStorage.setItem(KEY, `${sid} ${week}`);
  } catch {
    // As above.
  }
};

/** Gives up a session. */
export type Release = () => void;

/**
 * Claims a session for the life of this page, waiting so many milliseconds for a page that is just going away.
 * Null when another tab has it. Without locks (an insecure origin) only one's own session can be told to be free.
 */
export const claim = async (sid: string, patience: number, own: boolean): Promise<Release | null> => {
  if (!('locks' in navigator)) return own ? () => {} : null;
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    };
    const options: LockOptions = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    navigator.locks.request(lockName(sid), options, held).catch(() => resolve(null));
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
