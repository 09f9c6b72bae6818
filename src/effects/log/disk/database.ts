import type { UseStore } from 'idb-keyval';

/**
 * `relaxed`: a crash of the program or the browser loses nothing, a power cut may. `strict`: on the disk.
 * A strict write makes every earlier write to the same database safe, which is why all of a log is in one.
 */
export type Durability = 'relaxed' | 'strict';

/** `log`: records, bodies and checkpoints of sessions; `meta`: headers, and the marks of barriers. */
export type StoreName = 'log' | 'meta';

export interface LogDatabase {
  readonly name: string;
  /** A store for idb-keyval's functions. */
  readonly store: (name: StoreName, durability?: Durability) => UseStore;
  /** Several changes in one transaction, for what idb-keyval has no word for. */
  readonly change: (name: StoreName, durability: Durability, run: (store: IDBObjectStore) => void) => Promise<void>;
  readonly close: () => void;
}

/** The result of one request of IndexedDB. */
export const requested = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'));
  });

/** How long, in milliseconds, a database is waited for: one that a page keeps from being deleted is never opened again. */
const OPENING = 6000;
/** Those that did not answer: nobody waits for them twice. */
export const silent = new Set<string>();

const opened = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    if (silent.has(name)) {
      reject(new DOMException('', 'InvalidStateError'));
      return;
    }
    const request = indexedDB.open(name, 1);
    const late = setTimeout(() => {
      silent.add(name);
      reject(new DOMException('', 'InvalidStateError'));
    }, OPENING);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('log');
      request.result.createObjectStore('meta');
    };
    request.onsuccess = () => {
      clearTimeout(late);
      // Nobody waits for it any more, or whoever does finds it closed and opens it anew.
      if (silent.delete(name)) request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'));
    request.onblocked = () => reject(new DOMException('', 'InvalidStateError'));
  });

/** `InvalidStateError`: the browser closed the connection behind our back (a frozen tab, an evicted database). */
export const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/**
 * One database of logs. Transactions are committed at once: without that the page must live to hear of its own success
 * before the browser commits, and a dying or frozen page does not.
 *
 * `onWiped` is called when somebody else deletes the database under us, or the browser closes it, which may have evicted it: it does not say.
 */
export const openLogDatabase = (name: string, onWiped: () => void = () => {}): LogDatabase => {
  let connection: Promise<IDBDatabase> | null = null;

  const connected = (): Promise<IDBDatabase> => {
    connection ??= opened(name).then(
      (database) => {
        database.onclose = () => {
          connection = null;
          onWiped();
        };
        database.onversionchange = () => {
          database.close();
          connection = null;
          onWiped();
        };
        return database;
      },
      (error: unknown) => {
        connection = null;
        throw error;
      },
    );
    return connection;
  };

  const transaction = async (store: StoreName, mode: IDBTransactionMode, durability: Durability): Promise<IDBTransaction> => {
    const database = await connected();
    try {
      return database.transaction(store, mode, { durability });
    } catch (error) {
      if (!wasClosed(error)) throw error;
      connection = null;
      return (await connected()).transaction(store, mode, { durability });
    }
  };

  return {
    name,
    store:
      (store, durability = 'relaxed') =>
      async (mode, callback) => {
        const tx = await transaction(store, mode, durability);
        const result = callback(tx.objectStore(store));
        if (mode === 'readwrite') tx.commit();
        return result;
      },
    change: async (store, durability, run) => {
      const tx = await transaction(store, 'readwrite', durability);
      const done = new Promise<void>((resolve, reject) => {
        tx.oncomplete = () => resolve();
        tx.onabort = () => reject(tx.error ?? new DOMException('', 'AbortError'));
      });
      run(tx.objectStore(store));
      tx.commit();
      return done;
    },
    close: () => {
      connection?.then(
        (database) => database.close(),
        () => {},
      );
      connection = null;
    },
  };
};
