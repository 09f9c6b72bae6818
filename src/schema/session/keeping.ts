/** The key of whoever is signed in, under which their drafts wait when the session ends. */
export interface OwnerKey {
  /** By what this device knows them again; their name cannot be read from it. */
  readonly owner: string;
  /** What their keys are made with beside a password: the one of a former password is made without their name. */
  readonly salt: Uint8Array<ArrayBuffer>;
  /** AES-GCM, 256 bits, not extractable. */
  readonly key: CryptoKey;
}

/**
 * What became of what was begun: it waits under the owner's key, in the memory of this page alone, it is gone since nobody
 * can say whose it was, or nothing had been begun. `left`: the device failed, so that something may still be on it, and the next start tries again.
 */
export type Kept = 'kept' | 'held' | 'gone' | 'nothing' | 'left';

export interface Opened {
  /** How much of it is sealed with another password. */
  readonly locked: number;
  /** Goes on where the person was: the page is loaded anew. Null where there is nothing to go on with. */
  readonly goOn: (() => Promise<never>) | null;
}

/** What a former password has opened. */
export interface Former extends Opened {
  /** How much was put back. */
  readonly opened: number;
}

/** What becomes of a person's work between their sessions. */
export interface Keeping {
  /** Makes the key of whoever types this; null where that cannot be done. */
  readonly keyOf: (username: string, password: string) => Promise<OwnerKey | null>;
  /**
   * Puts back what waits for a person who is about to be signed in; their key is held from now on. `admit` lets them in: it is
   * called once, whatever becomes of what waits.
   */
  readonly open: (username: string, key: OwnerKey | null, admit: () => void) => Promise<Opened>;
  /** The provider has accepted a new password: what waits, and what will, waits under it. Rejects where that could not be done. */
  readonly changed: (username: string, password: string) => Promise<void>;
  /**
   * Puts back what waits for whoever is signed in under a password that they had before; their key stays the present one.
   * Rejects where that could not be done.
   */
  readonly openFormer: (password: string) => Promise<Former>;
  /** Throws away what waits for whoever is signed in and their key does not open. Rejects where that could not be done. */
  readonly discard: () => Promise<void>;
  /** The end of the session: what was begun waits for its owner, and nothing else of it stays on this device. */
  readonly close: (wanted: boolean) => Promise<Kept>;
}
