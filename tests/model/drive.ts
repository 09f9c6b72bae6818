import { expect } from 'vitest';
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromPromise, SimulatedClock, setup } from 'xstate';
import { appWorkflow } from '../../src/schema/app/workflow.ts';
import { explore, keyOf, lonely, type Model, type Path, raise, type Situation, statesOf } from './walk.ts';

const check = (model: Model, { snapshot, said }: Situation): void => {
  expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
  for (const { to, event } of said) if (to === 'root') expect(Object.keys(appWorkflow.events)).toContain(event.type);
  model.always?.({ snapshot, said });
  for (const state of statesOf(snapshot)) model.states[state]?.({ snapshot, said });
};

/** Takes every edge without effects and checks where it leads; says how many there were. */
export const checkEdges = (model: Model): number => {
  const { beginnings, edges } = explore(model);
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

interface Waiting {
  readonly resolve: (output: unknown) => void;
  readonly reject: (failure: unknown) => void;
}

const AGES = 1_000_000_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Walks the same path with a living actor: the ports wait until the path answers them, the clock until it moves. The
 * situations must be the very ones of the pure walk.
 */
export const walkLive = async (model: Model, { input, events }: Path): Promise<readonly string[]> => {
  const waiting = new Map<string, Waiting>();
  const ports = Object.fromEntries(
    Object.keys(model.description.ports).map((name) => [
      name,
      fromPromise(({ self }) => new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject }))),
    ]),
  );
  const clock = new SimulatedClock();
  const host = setup({ actors: { tested: model.machine.provide({ actors: ports }) } }).createMachine({
    invoke: { id: 'tested', src: 'tested', input: input as never },
  });
  const actor = createActor(host, { clock });
  actor.subscribe({ error: (problem) => raise(String(problem)) });
  actor.start();
  const tested = actor.getSnapshot().children.tested ?? raise('not started');
  const keys = [keyOf(model, tested.getSnapshot() as AnyMachineSnapshot)];
  const answer = (event: AnyEventObject) => {
    const id = event.actorId as string;
    const port = waiting.get(id) ?? raise(`${id} is not running`);
    waiting.delete(id);
    if (event.type.startsWith('xstate.done')) port.resolve(event.output);
    else port.reject(event.error);
  };
  for (const event of events) {
    if (/^xstate\.(done|error)\.actor\./.test(event.type)) answer(event);
    else if (event.type.startsWith('xstate.after.')) clock.increment(AGES);
    else tested.send(event);
    await turn();
    keys.push(keyOf(model, tested.getSnapshot() as AnyMachineSnapshot));
  }
  actor.stop();
  return keys;
};
