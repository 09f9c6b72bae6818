import { Context } from 'effect';
import type { RescuedDraft } from '../../schema/app/rescue-workflow.ts';
import type { Vault } from '../../schema/kit/vault.ts';
import type { Keeping } from '../../schema/session/keeping.ts';
import type { Shared } from '../../schema/workflows/paper.ts';
import type { Tokens } from './access/tokens.ts';

/** What the program has of its surroundings; everything outside is reached through this. */
export interface Surroundings {
  readonly tokens: Tokens;
  /** The name of whoever is signed in, as the provider gave it; null while it has not. */
  readonly user: () => string | null;
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
  /** Puts a file where the person keeps what they download. */
  readonly saveFile: (file: File) => void;
  /** Hands a text to the share sheet, or where there is none to the clipboard; to be called in a tap. */
  readonly shareText: (text: string) => Promise<Shared>;
  readonly support: Support;
  readonly keeping: Keeping;
  readonly farewell: Owed;
}

/** Whether the provider has not heard yet that the last session ended: it could not be told. Outlives the page. */
export interface Owed {
  readonly isOwed: () => boolean;
  readonly owe: (owes: boolean) => void;
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
