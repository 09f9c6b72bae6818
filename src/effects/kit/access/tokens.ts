/** The key under which every tab finds the access token (SES-TOKEN-1). */
const KEY = 'accessToken';

/**
 * The access token and the life of the session it stands for. Knows no network; free of Effect, so that the first paint
 * may ask whether there is a session.
 */
export interface Tokens {
  readonly read: () => string | null;
  /** Counts the sessions of this tab: a call that began in another one must not go on in this one. */
  readonly session: () => number;
  /** Whether the session of now is the one that this tab is in: another tab may have begun it, and here its predecessor's work is still being closed. */
  readonly isOwn: () => boolean;
  /** Takes the session of now, whoever began it, for that of this tab. */
  readonly join: () => void;
  /** Ends what session there was, in every tab, and begins another: a token that took its place would pass for a renewal. */
  readonly begin: (token: string) => void;
  /** Puts a fresh token in the place of `stale`; false when that one is no longer there. */
  readonly renew: (stale: string, fresh: string) => boolean;
  /** Signs out, saying nothing. */
  readonly end: () => void;
  /** Ends the session of a token that cannot be renewed and tells `onExpired`, once. */
  readonly expire: (stale: string | null) => void;
  readonly onExpired: (listener: () => void) => void;
  /** Another tab signed in, renewed its token, or signed out. */
  readonly onElsewhere: (listener: (hasToken: boolean) => void) => void;
}

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where tokens are kept: a storage that tabs share, and the target that tells of changes made by other tabs. */
export interface TokenPlace {
  /** May throw, as `localStorage` does where it is forbidden. */
  readonly storage: () => TokenStorage;
  readonly changes: Pick<EventTarget, 'addEventListener'>;
}

/** One value that lives in the storage, and in memory alone from the moment the storage refuses it. */
const cell = (storage: TokenPlace['storage']) => {
  let memory: { readonly token: string | null } | null = null;
  return {
    get: (): string | null => {
      if (memory) return memory.token;
      try {
        return storage().getItem(KEY);
      } catch {
        memory = { token: null };
        return null;
      }
    },
    set: (token: string | null): void => {
      memory = null;
      try {
        if (token === null) storage().removeItem(KEY);
        else storage().setItem(KEY, token);
      } catch {
        memory = { token };
      }
    },
  };
};

export const makeTokens = ({ storage, changes }: TokenPlace): Tokens => {
  const stored = cell(storage);
  const expired: (() => void)[] = [];
  const elsewhere: ((hasToken: boolean) => void)[] = [];
  let sessions = 0;
  let own = 0;
  // Whether a session is known to run: its end is told once, however many calls fail with it.
  let running = stored.get() !== null;

  const read = (): string | null => {
    const token = stored.get();
    if (token !== null) running = true;
    return token;
  };
  const end = (): void => {
    stored.set(null);
    sessions += 1;
    running = false;
  };

  changes.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key !== null && key !== KEY) return;
    if (newValue === null) {
      sessions += 1;
      running = false;
    }
    for (const listener of elsewhere) listener(newValue !== null);
  });

  return {
    read,
    session: () => sessions,
    isOwn: () => own === sessions,
    join: () => {
      own = sessions;
    },
    begin: (token) => {
      end();
      own = sessions;
      stored.set(token);
      running = true;
    },
    renew: (stale, fresh) => {
      if (read() !== stale) return false;
      stored.set(fresh);
      return true;
    },
    end,
    expire: (stale) => {
      if (!running || read() !== stale) return;
      end();
      for (const listener of expired) listener();
    },
    onExpired: (listener) => void expired.push(listener),
    onElsewhere: (listener) => void elsewhere.push(listener),
  };
};

/** The tokens of this browser. */
export const browserTokens = (): Tokens => makeTokens({ storage: () => localStorage, changes: window });
