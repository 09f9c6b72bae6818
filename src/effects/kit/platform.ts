import { Context } from 'effect';
import type { RescuedDraft } from '../../schema/app/rescue-workflow.ts';
import type { Vault } from '../../schema/kit/vault.ts';
import type { Kept } from '../log/closing/keep.ts';
import type { OwnerKey } from '../log/closing/key.ts';
import type { Tokens } from './access/tokens.ts';

/** What the program has of its surroundings; everything outside is reached through this. */
export interface Surroundings {
  readonly tokens: Tokens;
  readonly vault: Vault;
  /** Scheme and host that served the program. */
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** False when the device says that it has no network at all. */
  readonly online: () => boolean;
  /** Locks shared by the tabs, where the browser has them. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly pictures: Pictures;
  readonly print: () => Promise<void>;
  readonly support: Support;
  readonly keeping: Keeping;
}

/** What becomes of a person's work between their sessions. */
export interface Keeping {
  /** Makes the key of whoever types this; null where that cannot be done. */
  readonly keyOf: (username: string, password: string) => Promise<OwnerKey | null>;
  /** Puts back what waits for a person who is about to be signed in; their key is held from now on. */
  readonly open: (username: string, key: OwnerKey | null) => Promise<Opened>;
  /** The end of the session: what was begun waits for its owner, and nothing else of it stays on this device. */
  readonly close: (wanted: boolean) => Promise<Kept>;
}

export interface Opened {
  /** How much of it is sealed with another password. */
  readonly locked: number;
  /** Goes on where the person was: the page is loaded anew. Null where there is nothing to go on with. */
  readonly goOn: (() => Promise<never>) | null;
}

/** What can be done with the log of events on this device. */
export interface Support {
  /** Makes a report and keeps it at hand; answers its size in bytes. */
  readonly prepareReport: (signal: AbortSignal) => Promise<number>;
  /** Hands the report that was prepared to the person, with what they told of it. */
  readonly sendReport: (told: string) => Promise<'shared' | 'saved' | 'cancelled'>;
  readonly deleteLog: () => Promise<void>;
  /** Drafts that could not be gone on with, of one user and of nobody in particular. */
  readonly readRescued: (owner: string | null) => Promise<readonly RescuedDraft[]>;
  readonly discardRescued: (key: string) => Promise<void>;
}

/** Turns an image into an address for this page; the one before it stops working. */
export interface Pictures {
  readonly show: (image: Blob) => string;
  readonly forget: () => void;
}

export class Platform extends Context.Service<Platform, Surroundings>()('matab/Platform') {}
