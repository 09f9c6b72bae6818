import type { Passed } from '../../schema/app/passed.ts';
import type { appWorkflow, Notice, ShownLog, Theme } from '../../schema/app/workflow.ts';
import { listNamed } from '../../schema/kit/wire/scope.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';

export type { Passed } from '../../schema/app/passed.ts';

export type Params = Readonly<Record<string, string>>;

/** Ids and codes by field, the last one first. */
export type Recent = Readonly<Record<string, readonly string[]>>;

const MOST_RECENT = 6;

const withRecent = (recent: Recent, values: Params): Recent => ({
  ...recent,
  ...Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, [value, ...(recent[field] ?? []).filter((each) => each !== value)].slice(0, MOST_RECENT)]),
  ),
});

/** What was chosen by workflow, with choices that were just made in one of them before the earlier ones. */
export const withChosen = (chosen: AppContext['chosen'], workflow: string, values: Params): AppContext['chosen'] => ({
  ...chosen,
  [workflow]: withRecent(chosen[workflow] ?? {}, values),
});

/** Where the user is. */
export interface Place {
  readonly path: string;
  /** What the address says besides: an order, a filter, whom a form is about. */
  readonly query: Params;
  readonly screen: string;
  readonly area: string;
  readonly params: Params;
  /** The id of the workflow that the screen shows, if it has one. */
  readonly workflow: string | null;
}

/** A place as it stands in the address bar. */
export const addressOf = ({ path, query }: Pick<Place, 'path' | 'query'>): string => {
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? path : `${path}?${asked}`;
};

/** A workflow in a sheet over the screen. */
export interface OpenSheet {
  readonly id: string;
  /** The name of its machine, which is also that of the view that shows it. */
  readonly workflow: string;
}

/** What the composition root does for a wish to be elsewhere: load that part, move the address, report the arrival. */
export interface Navigation {
  readonly to: string;
  readonly replace: boolean;
  readonly passed: Passed | null;
}

/** What is asked of the log over any screen, once that part of the program is there. */
export type Question = Extract<EventOf<typeof appWorkflow>, { readonly type: 'support.ask' | 'rescue.ask' }>;

/** What it does for a wish for a sheet: load that part of the program and say that it is there. */
export interface SheetWish {
  readonly workflow: string;
  readonly params: Params;
  readonly passed: Passed | null;
}

export interface ShownNotice {
  readonly key: number;
  readonly notice: Notice;
}

export interface AppContext {
  /** The last known time, in milliseconds since 1970. */
  readonly at: number;
  readonly online: boolean;
  /** Whether a newer release of the program waits, or is about to take over. */
  readonly release: 'none' | 'waiting' | 'wanted';
  readonly signedIn: boolean;
  /** Whose drafts are open; null before the first sign-in. */
  readonly owner: string | null;
  /** Null until the first arrival. */
  readonly route: Place | null;
  readonly sheet: OpenSheet | null;
  /** A path whose part of the program is still loading. */
  readonly pending: string | null;
  /** A path whose part of the program could not be loaded. */
  readonly failed: string | null;
  /** Where to go on after signing in again. */
  readonly returnTo: string | null;
  /** Open workflows by id, with the name of their machine. */
  readonly open: Readonly<Record<string, string>>;
  /**
   * What a person chose lately in the forms of a workflow, by its name and field, the last one first: what they offer first the next time.
   * Under `patients` whom the person worked with, in any of them or in a file.
   */
  readonly chosen: Readonly<Record<string, Recent>>;
  /** Names of the lists that are cached (`listName`), those of one patient or clinic in the order in which they were last asked for. */
  readonly cached: readonly string[];
  readonly notices: readonly ShownNotice[];
  readonly nextNotice: number;
  readonly quickActions: boolean;
  readonly theme: Theme;
  /** Null while nothing is known of the log. */
  readonly log: ShownLog | null;
}

/** Closing everything that belongs to one user leaves this. */
export const nothingOpen = { open: {}, chosen: {}, cached: [], notices: [], sheet: null } as const;

/** Lists of one patient or clinic that are cached at a time: whoever works through a day's patients has those of the last dozen at hand. */
const MOST_SCOPED = 36;

/** The names of cached lists after one more was asked for, and of those that give way to it. */
export const withCached = (cached: readonly string[], name: string): { readonly cached: readonly string[]; readonly gone: readonly string[] } => {
  const all = [...cached.filter((each) => each !== name), name];
  const gone = all.filter((each) => listNamed(each).scope !== null).slice(0, -MOST_SCOPED);
  return { cached: all.filter((each) => !gone.includes(each)), gone };
};

/** The cached lists that rows of a resource may stand in. */
export const listsOf = (cached: readonly string[], resource: string): readonly string[] => cached.filter((name) => listNamed(name).resource === resource);

/** The id of a cached list's workflow. */
export const resourceId = (name: string): string => `resource:${name}`;

/** The child actors of one user's work, to be stopped when another user signs in. */
export const belongings = (context: AppContext): readonly string[] => [...Object.keys(context.open), ...context.cached.map(resourceId)];

export const without = <T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
