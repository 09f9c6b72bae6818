import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { AppContext } from '../../machines/app/context.ts';
import type { AppEvent } from '../../machines/kit/parent.ts';
import type { SessionContext, sessionMachine } from '../../machines/session/session.ts';
import type { EventOf } from '../../schema/kit/workflow.ts';
import type { sessionWorkflow } from '../../schema/session/workflow.ts';

/** As much of a running workflow as views may touch. */
export interface ActorLike {
  readonly getSnapshot: () => unknown;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
  readonly send: (event: never) => void;
}

/**
 * Where views find the workflows: the running program, or a recording of it.
 * `app` is the root; every other id is one of its children. Listeners of `subscribe` hear that workflows came or went.
 */
export interface ActorSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (id: string) => ActorLike | undefined;
  readonly send: (event: AppEvent) => void;
  /** How a workflow stood that has ended by now: a recording is entered at any moment, also where its view had outlived it. */
  readonly ended?: (id: string) => ActorLike | undefined;
}

export interface AppSnapshot {
  readonly context: AppContext;
}
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const Actors = createContext<ActorSource | null>(null);

export const ActorsProvider = ({ source, children }: { readonly source: ActorSource; readonly children: ReactNode }) => (
  <Actors value={source}>{children}</Actors>
);

/** Where this page's workflows are found. */
export const useSource = (): ActorSource => {
  const source = useContext(Actors);
  if (source === null) throw new Error('No actors: this view stands outside ActorsProvider.');
  return source;
};

/** Whether this page shows a recording, whose lists may lack rows that no screen showed: what is worked out of whole lists is not known there. */
export const useIsRecording = (): boolean => useSource().ended !== undefined;

/** The workflow of an id as it is now; its identity changes when it ends and opens again. */
export const useActor = (id: string): ActorLike | undefined => {
  const source = useSource();
  const now = () => source.get(id);
  return useSyncExternalStore(source.subscribe, now, now);
};

type Compare<T> = (left: T, right: T) => boolean;

/**
 * What a selector says about a workflow's snapshot, or undefined while there is no such workflow.
 * `compare` tells selections apart (by identity unless given).
 */
export const useSelectedIfOpen = <S, T>(id: string, selector: (snapshot: S) => T, compare: Compare<T> = Object.is): T | undefined => {
  const actor = useActor(id) as AnyActorRef | undefined;
  return useSelector(
    actor,
    (snapshot: S | undefined) => (snapshot === undefined ? undefined : selector(snapshot)),
    (left, right) => (left === undefined || right === undefined ? left === right : compare(left, right)),
  );
};

/** The same for a workflow that the view cannot be without; when it ends first, its last selection stays. */
export const useSelected = <S, T>(id: string, selector: (snapshot: S) => T, compare: Compare<T> = Object.is): T => {
  const selected = useSelectedIfOpen<S, { readonly value: T }>(
    id,
    (snapshot) => ({ value: selector(snapshot) }),
    (left, right) => compare(left.value, right.value),
  );
  const last = useRef(selected);
  const { ended } = useSource();
  if (selected !== undefined) last.current = selected;
  else if (last.current === undefined) {
    const before = ended?.(id);
    if (before) last.current = { value: selector(before.getSnapshot() as S) };
  }
  if (last.current === undefined) throw new Error(`No workflow ${id}: the view that shows it opened before it did.`);
  return last.current.value;
};

/** Sends to one workflow; what is said to one that has ended is lost with it. */
export const useSend = <E extends { readonly type: string }>(id: string): ((event: E) => void) => {
  const source = useSource();
  return useCallback((event: E) => source.get(id)?.send(event as never), [source, id]);
};

export const useApp = <T,>(selector: (context: AppContext) => T, compare: Compare<T> = Object.is): T =>
  useSelected('app', (snapshot: AppSnapshot) => selector(snapshot.context), compare);
export const useSendApp = (): ((event: AppEvent) => void) => useSource().send;

export const useSession = <T,>(selector: (context: SessionContext) => T, compare: Compare<T> = Object.is): T =>
  useSelected('session', (snapshot: SessionSnapshot) => selector(snapshot.context), compare);
export const useSendSession = () => useSend<EventOf<typeof sessionWorkflow>>('session');

/** Equal lists or records, one level deep. */
export const shallow = <T,>(left: T, right: T): boolean => {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const keys = Object.keys(left) as (keyof T)[];
  return keys.length === Object.keys(right).length && keys.every((key) => Object.is(left[key], right[key]));
};
