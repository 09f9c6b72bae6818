import type { AnyMachineSnapshot } from 'xstate';
import type { ActorState } from '../../../machines/fold/actor-state.ts';
import type { Tape, Track } from '../../../machines/viewer/tape.ts';
import { actorPath } from '../../../schema/log/record.ts';
import type { ActorLike, ActorSource } from '../../kit/actors.tsx';

/** A recording as views take a running program: it answers, and hears nothing. */
export interface Recording {
  readonly source: ActorSource;
  /** Shows what was on the screen at a step. */
  readonly show: (step: number) => void;
}

const deaf = (): void => {};

/** Selectors listen as observers, others as functions. */
const callable = (listener: (() => void) | { readonly next?: () => void }): (() => void) =>
  typeof listener === 'function' ? listener : () => listener.next?.();

/** The workflow at a path as it was, if its parent still had it then. */
const stateAt = (track: Track, id: string, step: number): ActorState | undefined => {
  const root = actorPath(undefined, track.header.root);
  let state = track.at(root, step);
  if (id === 'app') return state;
  for (const name of id.split('/')) {
    const child: ActorState['children'][string] | undefined = state?.children[name];
    state = child?.kind === 'workflow' ? track.at(child.path, step) : undefined;
  }
  return state;
};

export const recordingOf = (tape: Tape): Recording => {
  let shown = tape.turnEnd(0);
  const listeners = new Set<() => void>();
  /** One actor from its beginning to its end; `inert` stands for that life. */
  const actors = new WeakMap<object, ActorLike>();
  const snapshots = new WeakMap<ActorState, AnyMachineSnapshot>();

  const trackAt = (step: number): Track | undefined => tape.steps[step]?.track;
  const hear = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  const snapshotOf = (track: Track, state: ActorState): AnyMachineSnapshot => {
    const known = snapshots.get(state);
    if (known) return known;
    const children = Object.fromEntries(
      Object.values(state.children).flatMap((child) => {
        const inner = child.kind === 'workflow' ? track.at(child.path, shown) : undefined;
        return inner ? [[child.id, actorOf(track, inner)]] : [];
      }),
    );
    // Methods of a snapshot work on what they are called on: only the children are others.
    const snapshot = Object.create(state.snapshot, { children: { value: children, enumerable: true } }) as AnyMachineSnapshot;
    snapshots.set(state, snapshot);
    return snapshot;
  };

  const actorOf = (track: Track, state: ActorState): ActorLike => {
    const { inert, path } = state;
    const known = actors.get(inert);
    if (known) return known;
    let last = state;
    const actor: ActorLike = {
      getSnapshot: () => {
        const now = trackAt(shown) === track ? track.at(path, shown) : undefined;
        if (now?.inert === inert) last = now;
        return snapshotOf(track, last);
      },
      subscribe: (listener) => ({ unsubscribe: hear(callable(listener)) }),
      send: deaf,
    };
    actors.set(inert, actor);
    return actor;
  };

  return {
    source: {
      subscribe: hear,
      get: (id) => {
        const track = trackAt(shown);
        const state = track && stateAt(track, id, shown);
        return track && state ? actorOf(track, state) : undefined;
      },
      send: deaf,
      ended: (id) => {
        const track = trackAt(shown);
        const state = track?.at(`${actorPath(undefined, track.header.root)}/${id}`, shown);
        return track && state ? actorOf(track, state) : undefined;
      },
    },
    show: (step) => {
      const next = tape.turnEnd(step);
      if (next === shown) return;
      shown = next;
      for (const listener of [...listeners]) listener();
    },
  };
};
