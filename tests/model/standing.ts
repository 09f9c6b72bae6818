import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type Model, type Standing, samples, statesOf } from './walk.ts';

/** What can be said to a workflow in a situation with effect; the answers of its ports and its delays are nobody's to say. */
const possible = (model: Model, snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(
    snapshot.status === 'active'
      ? samples(model, snapshot)
          .filter(({ name, event }) => name in model.description.events && snapshot.can(event))
          .map(({ name }) => name)
      : [],
  );

/** Fails where a workflow asks, shows or allows anything but what its model says of the states that it is in. */
export const checkStanding = (model: Model, snapshot: AnyMachineSnapshot): void => {
  const states = statesOf(snapshot);
  const standings = states.map((state) => model.states[state]).filter((oracle): oracle is Standing => typeof oracle === 'object');
  if (standings.length === 0) return;
  const all = (part: (standing: Standing) => readonly string[] | undefined) => [...new Set(standings.flatMap((standing) => part(standing) ?? []))].sort();
  const can = possible(model, snapshot);
  const may = new Set(all((standing) => standing.may));
  expect({
    states,
    running: Object.keys(snapshot.children).sort(),
    tags: [...snapshot.tags].sort(),
    can: [...can].filter((event) => !may.has(event)).sort(),
  }).toEqual({
    states,
    running: all((standing) => standing.running),
    tags: all((standing) => standing.tags),
    can: all((standing) => standing.can),
  });
};
