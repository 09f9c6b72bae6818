import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { appWorkflow } from '../../src/schema/app/workflow.ts';
import { stage } from '../machines/stage.ts';
import { checkStanding } from './standing.ts';
import { explore, keyOf, lonely, type Model, type Path, type Situation, statesOf } from './walk.ts';

const check = (model: Model, { snapshot, said }: Situation): void => {
  const written = JSON.parse(JSON.stringify(snapshot.context)) as unknown;
  // There are a hundred thousand edges: what tells the difference is asked only where there is one.
  if (!isDeepStrictEqual(written, snapshot.context)) expect(written).toEqual(snapshot.context);
  for (const { to, event } of said) if (to === 'root' && !(event.type in appWorkflow.events)) expect.fail(`the root knows no ${event.type}`);
  model.always?.({ snapshot, said });
  for (const state of statesOf(snapshot)) {
    const oracle = model.states[state];
    if (typeof oracle === 'function') oracle({ snapshot, said });
    else oracle?.holds?.({ snapshot, said });
  }
};

/** Takes every edge without effects and checks where it leads; says how many there were. */
export const checkEdges = (model: Model): number => {
  const { beginnings, situations, edges } = explore(model);
  for (const { snapshot } of situations.values()) checkStanding(model, snapshot);
  for (const situation of beginnings) check(model, situation);
  for (const { situation } of edges) check(model, situation);
  return edges.length;
};

/** The situations on a path, without effects. */
export const walkPure = (model: Model, { input, events }: Path): readonly string[] => {
  const inert = lonely(model.machine);
  let { snapshot } = inert.begin(input);
  return [
    keyOf(model, snapshot),
    ...events.map((event) => {
      snapshot = inert.step(snapshot, event).snapshot;
      return keyOf(model, snapshot);
    }),
  ];
};

const AGES = 1_000_000_000;

/**
 * Walks the same path with a living actor: the ports wait until the path answers them, the clock until it moves. The
 * situations must be the very ones of the pure walk.
 */
export const walkLive = async (model: Model, { input, events }: Path): Promise<readonly string[]> => {
  const { snapshot, send, answer, refuse, clock } = stage(model.machine, Object.keys(model.description.ports), input);
  const keys = [keyOf(model, snapshot())];
  for (const event of events) {
    if (event.type.startsWith('xstate.done.actor.')) await answer(event.actorId, event.output);
    else if (event.type.startsWith('xstate.error.actor.')) await refuse(event.actorId, event.error);
    else if (event.type.startsWith('xstate.after.')) clock.increment(AGES);
    else send(event);
    keys.push(keyOf(model, snapshot()));
  }
  return keys;
};
