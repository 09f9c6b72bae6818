import { describe, expect, it } from 'vitest';
import { stage } from '../machines/stage.ts';
import { brokenPromises, unnamed } from './promises/promises.ts';
import { edgePaths, explore, keyOf, lonely, type Model, type Path } from './walk.ts';

/** The situations on a path, without effects. */
const walkPure = (model: Model, { input, events }: Path): readonly string[] => {
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
const walkLive = async (model: Model, { input, events }: Path): Promise<readonly string[]> => {
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

export interface Proof {
  readonly model: Model;
  /** Whether it can live alone; the root cannot. */
  readonly alive?: boolean;
}

/** The proof that a machine keeps the promises of its model, on every edge and in either way of running it. */
export const proves = ({ model, alive = true }: Proof): void => {
  describe(model.description.name, () => {
    it('is named whole by its model, and every state, event and way is reached', () => {
      expect(unnamed(model)).toEqual([]);
    });

    it('keeps its promises on every edge', () => {
      expect(explore(model).edges.length).toBeGreaterThan(0);
      // `npm run model -- run` tells the way to what is broken, step by step.
      expect(brokenPromises(model)).toEqual([]);
    });

    if (alive) {
      // Tens of thousands of living actors: on a busy machine that takes minutes.
      it('is on every path where its fold is', { timeout: 300_000 }, async () => {
        for (const path of edgePaths(model)) expect(await walkLive(model, path)).toEqual(walkPure(model, path));
      });
    }
  });
};
