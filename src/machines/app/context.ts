import type { Notice, ShownLog, Theme } from '../../schema/app/workflow.ts';
import type { ValueOf } from '../../schema/kit/shape.ts';
import type { Area, passed } from '../../schema/routes.ts';

/** What one screen hands to the next. */
export type Passed = ValueOf<typeof passed>;

/** Where the user is. */
export interface Place {
  readonly path: string;
  readonly screen: string;
  readonly area: Area;
  readonly params: Readonly<Record<string, string>>;
  /** The id of the workflow that the screen shows, if it has one. */
  readonly workflow: string | null;
}

export interface AppContext {
  /** The last known time, in milliseconds since 1970. */
  readonly at: number;
  readonly online: boolean;
  readonly signedIn: boolean;
  /** Whose drafts are open; null before the first sign-in. */
  readonly owner: string | null;
  /** Null until the first arrival. */
  readonly route: Place | null;
  /** A path whose part of the program is still loading. */
  readonly pending: string | null;
  /** A path whose part of the program could not be loaded. */
  readonly failed: string | null;
  /** Where to go on after signing in again. */
  readonly returnTo: string | null;
  /** Open workflows by id, with the name of their machine. */
  readonly open: Readonly<Record<string, string>>;
  /** Names of the lists that are cached. */
  readonly cached: readonly string[];
  readonly notices: readonly { readonly key: number; readonly notice: Notice }[];
  readonly nextNotice: number;
  readonly quickActions: boolean;
  readonly theme: Theme;
  /** Null while nothing is known of the log. */
  readonly log: ShownLog | null;
}
