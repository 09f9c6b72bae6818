import type { AnyActorLogic, AnyStateMachine } from 'xstate';

/**
 * Lets a running root spawn workflows by name whose part of the program was loaded after it started.
 * Names stay texts in snapshots and logs, so that a restored root finds them the same way.
 */
export const installActors = (root: AnyStateMachine, actors: Readonly<Record<string, AnyActorLogic>>): void => {
  Object.assign(root.implementations.actors, actors);
};
