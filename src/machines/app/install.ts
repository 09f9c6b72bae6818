import type { AnyActorLogic, AnyStateMachine } from 'xstate';

/**
 * Lets a running root spawn workflows by name whose part of the program was loaded after it started.
 * Names stay texts in snapshots and logs, so that a restored root finds them the same way.
 */
export const installActors = (root: AnyStateMachine, actors: Readonly<Record<string, AnyActorLogic>>): void => {
  Object.assign(root.implementations.actors, actors);
};

/** The same for workflows that are made when the root first spawns them. */
export const installMakers = (root: AnyStateMachine, makers: Readonly<Record<string, () => AnyActorLogic>>): void => {
  for (const [name, make] of Object.entries(makers)) {
    let made: AnyActorLogic | null = null;
    const get = () => {
      made ??= make();
      return made;
    };
    Object.defineProperty(root.implementations.actors, name, { get, enumerable: true, configurable: true });
  }
};
