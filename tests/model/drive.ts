import { describe, expect, it } from 'vitest';
import { stage } from '../machines/stage.ts';
import { tours } from './tours.ts';
import { keyOf, type Model, type Path } from './walk.ts';

const AGES = 1_000_000_000;

/** Walks a path with a living actor: the ports wait until the path answers them, the clock until it moves. */
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

/** That workflows with living actors are, after every edge, where their fold is; `npm run model -- run` holds them to their promises. */
export const live = (proofs: readonly Proof[]): void => {
  describe('a living actor is after every edge where its fold is', () => {
    const alive = proofs.filter((proof) => proof.alive !== false).map(({ model }) => [model.description.name, model] as const);
    it.each(alive)('of %s', { timeout: 300_000 }, async (_, model) => {
      let walked = 0;
      for (const tour of tours(model)) {
        expect(await walkLive(model, tour)).toEqual(tour.keys);
        walked += 1;
      }
      expect(walked).toBeGreaterThan(0);
    });
  });
};
