import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { resourceId } from '../../machines/app/context.ts';
import { isKnown, type ResourceSnapshot } from '../../machines/kit/resource.ts';
import { rowById } from '../../machines/kit/rows.ts';
import type { ResourceName, Row } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { isWithin, listName, type Scope } from '../../schema/kit/wire/scope.ts';
import { rowsRead, whenRead } from '../../schema/log/lists/unread.ts';
import { shallow, useSelectedIfOpen, useSend } from './actors.tsx';
import { now } from './clock.ts';
import { useOnScreen } from './list/on-screen.ts';

const MINUTE_MILLIS = 60_000;

/** How a cached list stands. */
export interface ListState {
  /** There are rows to show, however old; none is an answer too. */
  readonly known: boolean;
  readonly busy: boolean;
  /** Why the last load failed. */
  readonly failure: Failure | null;
  /** Rows of the last answer that could not be read. */
  readonly unreadable: number;
  /** Since when nobody could say whether it is still the provider's; null while that is not in doubt. */
  readonly asOf: number | null;
}

/** Whether it is known what a list holds, or that nobody can say: what stands below its rows may come. */
export const isSettled = ({ known, failure }: Pick<ListState, 'known' | 'failure'>): boolean => known || failure !== null;

const absent: ListState = { known: false, busy: true, failure: null, unreadable: 0, asOf: null };

/** A list that is fresh says nothing of its age; one that is being asked for again does, until the answer is there, and so does one that will be, which somebody has looked at since `lookedAt`. */
const asOf = (snapshot: ResourceSnapshot, lookedAt: number): number | null => {
  const { loadedAt, askedAt, failure } = snapshot.context;
  return failure || snapshot.value === 'aged' || Math.max(askedAt, lookedAt) - (loadedAt ?? askedAt) > MINUTE_MILLIS ? loadedAt : null;
};

const stateOf = (snapshot: ResourceSnapshot, lookedAt: number): ListState => ({
  known: isKnown(snapshot),
  busy: snapshot.hasTag('busy'),
  failure: snapshot.context.failure,
  unreadable: snapshot.context.unreadable,
  asOf: asOf(snapshot, lookedAt),
});

/** The same of a list in the place of another: its age is told however young it is. */
const heldOf = (snapshot: ResourceSnapshot): ListState => ({ ...stateOf(snapshot, 0), asOf: snapshot.context.loadedAt });

const none: readonly never[] = [];

export const rowsIn = ({ context }: ResourceSnapshot): readonly unknown[] => context.rows;
const unreadIn = (snapshot: ResourceSnapshot): readonly unknown[] => (rowsRead(rowsIn(snapshot)) === null ? rowsIn(snapshot) : none);

/** What `select` takes of a cached list that is open; null while rows that were left on the device are still being read. */
export const useRead = (name: string, select: typeof rowsIn): readonly unknown[] | null => {
  const list = useSelectedIfOpen(resourceId(name), select) ?? none;
  const read = () => rowsRead(list);
  return useSyncExternalStore(
    useCallback((heard) => whenRead(list, heard), [list]),
    read,
    read,
  );
};

const loadedAt = ({ context }: ResourceSnapshot): number => context.loadedAt ?? 0;
const failedSince = (snapshot: ResourceSnapshot): number | undefined => (snapshot.context.failure ? loadedAt(snapshot) : undefined);

/**
 * The cached list in which to look for the rows of one patient or clinic: their own, or where that could not be had, the one of all,
 * if that is younger. A recording has their rows in that one, too: somebody asked for them.
 */
const useHolder = (resource: ResourceName, of: Scope | null): string => {
  const name = listName(resource, of);
  // A list of all is in nobody's place: whoever shows it need not hear each time that it was read.
  const all = useSelectedIfOpen(of === null ? '' : resourceId(resource), loadedAt) ?? 0;
  const own = useSelectedIfOpen(resourceId(name), failedSince) ?? all;
  return own < all ? resource : name;
};

/** The rows of a cached list, or with `of` of that of one patient or clinic; the same list for as long as nothing changes. */
export const useRows = <N extends ResourceName>(resource: N, of: Scope | null = null): readonly Row<N>[] => {
  const name = listName(resource, of);
  const holder = useHolder(resource, of);
  useOnScreen(name);
  const rows = (useRead(holder, rowsIn) as readonly Row<N>[] | null) ?? none;
  const [field, id] = [of?.field ?? '', of?.id ?? 0];
  return useMemo(() => (holder === name ? rows : rows.filter((row) => isWithin(row, { field, id }))), [rows, holder, name, field, id]);
};

/**
 * How a cached list stands; one that nobody asked for yet is on its way. What the list of all has is as old as that. Of a list that the
 * screen asks for later (`list/later.ts`), `lookedAt` says since when it waits to do so; 0 where it has.
 */
export const useListState = (resource: ResourceName, of: Scope | null = null, lookedAt = 0): ListState => {
  const name = listName(resource, of);
  const holder = useHolder(resource, of);
  useOnScreen(name);
  const state = useSelectedIfOpen(resourceId(name), (snapshot: ResourceSnapshot) => stateOf(snapshot, lookedAt), shallow) ?? absent;
  const held = useSelectedIfOpen(resourceId(holder), heldOf, shallow) ?? absent;
  const isRead = useRead(holder, unreadIn) !== null;
  return useMemo(() => {
    if (!isRead) return absent;
    return holder === name ? state : { ...held, busy: state.busy, failure: state.failure };
  }, [isRead, holder, name, state, held]);
};

/** Whether a cached list that was asked for after a moment, and read as a whole, has no such row. */
export const useIsGone = (name: ResourceName, id: number, since: number): boolean => {
  const isRead = useRead(name, unreadIn) !== null;
  const gone = useSelectedIfOpen(resourceId(name), ({ value, context }: ResourceSnapshot) => {
    const { rows, unreadable, loadedAt } = context;
    return isRead && value === 'ready' && unreadable === 0 && loadedAt !== null && loadedAt > since && rowById(rows, id) === undefined;
  });
  return gone ?? false;
};

/** A row as the cached list has it, if that is there; nobody need have asked for the list on this screen. */
export const useCachedRow = (name: ResourceName, id: number): unknown => {
  const isRead = useRead(name, unreadIn) !== null;
  return useSelectedIfOpen(resourceId(name), ({ context }: ResourceSnapshot) => (isRead ? rowById(context.rows, id) : undefined)) ?? null;
};

/** Asks for a cached list again, however fresh it is. */
export const useRefresh = (name: ResourceName): (() => void) => {
  const send = useSend<{ readonly type: 'resource.refreshed'; readonly at: number }>(resourceId(name));
  return () => send({ type: 'resource.refreshed', at: now() });
};
