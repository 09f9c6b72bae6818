import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Model, type Situation, statesOf } from './walk.ts';

/** How a workflow stands in a resting state; a state that is entered beside others adds to theirs. */
export interface Standing {
  /** The ports that are asked; none unless named. */
  readonly running?: readonly string[];
  /** What views are told of it: all of its tags; none unless named. */
  readonly tags?: readonly string[];
  /** What can always be said to it there with effect. */
  readonly can: readonly string[];
  /** What can be said only sometimes. */
  readonly may?: readonly string[];
  /** What else must be true on every way there. */
  readonly holds?: (situation: Situation) => void;
}

/** What can be said to a workflow in a situation with effect; the answers of its ports and its delays are nobody's to say. */
const possible = ({ events, description }: Model, snapshot: AnyMachineSnapshot): readonly string[] => {
  const isPossible = (sample: Model['events'][string]) =>
    (typeof sample === 'function' ? sample(snapshot) : sample).some((event) => snapshot.status === 'active' && snapshot.can(event));
  return Object.entries(events).flatMap(([name, sample]) => (name in description.events && isPossible(sample) ? [name] : []));
};

/** Fails where a workflow asks, shows or allows anything but what its model says of the states that it is in. */
export const checkStanding = (model: Model, snapshot: AnyMachineSnapshot): void => {
  const states = statesOf(snapshot);
  const standings = states.map((state) => model.states[state]).filter((oracle): oracle is Standing => typeof oracle === 'object');
  if (standings.length === 0) return;
  const all = (part: (standing: Standing) => readonly string[] | undefined) => [...new Set(standings.flatMap((standing) => part(standing) ?? []))].sort();
  const may = new Set(all((standing) => standing.may));
  expect({
    states,
    running: Object.keys(snapshot.children).sort(),
    tags: [...snapshot.tags].sort(),
    can: possible(model, snapshot)
      .filter((event) => !may.has(event))
      .sort(),
  }).toEqual({
    states,
    running: all((standing) => standing.running),
    tags: all((standing) => standing.tags),
    can: all((standing) => standing.can),
  });
};
