import type { Proof } from '../drive.ts';
import { brokenPayloads } from '../payloads/payloads.ts';
import { explore, restingStates, statesOf, takenIn } from '../walk.ts';
import { type Broken, brokenPromises, unnamed } from './promises.ts';
import { waysOf } from './ways.ts';

/** So many of so many. */
export type Count = readonly [taken: number, all: number];

/** What a run of one workflow came to. */
export interface Coverage {
  readonly name: string;
  readonly states: Count;
  readonly events: Count;
  /** In every situation every sample that it takes; all that were found were walked, and `ways` says whether what was found is all. */
  readonly edges: number;
  /** The ways that the machine's definition has, without those of which its model says why none leads along them. */
  readonly ways: Count;
  /** How many of those there are. */
  readonly never: number;
  readonly broken: readonly Broken[];
  /** How many payloads were made from its description and tried. */
  readonly payloads: number;
  readonly seconds: number;
}

/** Walks one workflow on every edge, and tries it with payloads that the seed decides. */
export const covered = ({ model }: Proof, seed: number): Coverage => {
  const began = performance.now();
  const { situations, edges } = explore(model);
  const reached = new Set(situations.flatMap(({ snapshot }) => statesOf(snapshot)));
  const states = restingStates(model.machine);
  const events = Object.keys(model.events);
  const payloads = brokenPayloads(model, seed);
  const broken = [...unnamed(model), ...brokenPromises(model), ...payloads.broken];
  const { names, untaken } = waysOf(model);
  const never = Object.keys(model.never ?? {}).length;
  return {
    name: model.description.name,
    states: [states.filter((state) => reached.has(state)).length, states.length],
    events: [events.filter(takenIn(edges)).length, events.length],
    edges: edges.length,
    ways: [names.length - untaken.length, names.length - never],
    never,
    broken,
    payloads: payloads.tried,
    seconds: (performance.now() - began) / 1000,
  };
};
