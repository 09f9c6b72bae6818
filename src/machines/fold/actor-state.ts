import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Inert } from './inert.ts';

/** One actor as the fold knows it; replaced, never changed. */
export interface ActorState {
  readonly path: string;
  readonly machine: AnyStateMachine;
  readonly inert: Inert;
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  readonly children: Readonly<Record<string, Child>>;
  /** Fingerprint of the snapshot. */
  readonly print: string;
  /** Fingerprint that the log claims. */
  readonly claimed: string;
}

/** A delayed event that was asked for and has neither come nor been cancelled. */
export interface Timer {
  readonly id: string;
  readonly event: AnyEventObject;
  /** Path of the actor it goes to. */
  readonly to: string;
  /** Milliseconds since the session's `t0`. */
  readonly due: number;
}

export interface Child {
  readonly id: string;
  readonly path: string;
  /** Name of the machine or port. */
  readonly src: string;
  readonly kind: 'workflow' | 'effect';
  readonly input: unknown;
  /** When it was spawned, in milliseconds since the session's `t0`. */
  readonly since: number;
  /** How an effect ended; null while it runs. */
  readonly outcome: EffectOutcome | null;
  /** Tells two children of the same id apart. */
  readonly ref: AnyActorRef;
}

export type EffectOutcome = { readonly status: 'done'; readonly output: unknown } | { readonly status: 'error'; readonly error: unknown };

/** A message that must follow from what happened: between two workflows, or a child's beginning or end. */
export interface Expected {
  readonly seq: number;
  readonly from: string;
  readonly to: string;
  /** Null for the beginning of `to`, whose input is `input`. */
  readonly event: AnyEventObject | null;
  readonly input?: unknown;
}

/** Where the fold and the log do not agree. */
export interface Divergence {
  readonly seq: number;
  readonly path: string;
  /**
   * `state`: another state value. `message`: a message between workflows that does not follow, or did not come.
   * `input`: a child began with another input. `stranger`: told to an actor that does not exist. `refused`: an event was not written.
   * `missing`: the part of the program with this machine is not here.
   */
  readonly kind: 'state' | 'message' | 'input' | 'stranger' | 'refused' | 'missing';
  readonly detail: string;
}
