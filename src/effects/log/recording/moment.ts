import type { AnyActorRef } from 'xstate';

/** What must be known of the moment of an event that is recorded later. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the actor had ended when it was told. */
  readonly ended: boolean;
}

export const hasEnded = (ref: AnyActorRef): boolean => (ref.getSnapshot() as { readonly status: string }).status !== 'active';
