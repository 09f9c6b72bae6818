import { chance } from '../../../server/demo/chance.ts';
import { statesOf } from '../walk.ts';
import type { PageModel } from './page-model.ts';
import { coveringPaths } from './plan/cover.ts';
import { edgesOf, lacking, mapOf, projected } from './plan/project.ts';
import { reasonsOf } from './plan/undone.ts';
import { sentencesOf } from './told/session-file.ts';
import { type Stage, walkPath } from './walk-path.ts';

/** How many, or which, of all there are. */
interface Share {
  readonly met: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** What came of walking a workflow; plain, for it comes from a thread. */
export interface Round {
  readonly workflow: string;
  readonly paths: number;
  readonly steps: number;
  readonly states: Share;
  readonly events: Share;
  /** Edges by name: walked, and all of the machine. */
  readonly edges: Share;
  /** Those that a page can do. */
  readonly doable: ReadonlySet<string>;
  /** Why a page cannot do the others, by their names. */
  readonly undone: ReadonlyMap<string, string>;
  readonly seconds: number;
  readonly failures: number;
  readonly lacking: readonly string[];
}

/** What of the paths is walked: one, or all up to the first that fails; all unless said. */
export interface Only {
  readonly path: number | null;
  readonly first: boolean;
}

type Say = (line: string) => void;

/** Walks every edge of a workflow that its page can do. */
export const walkPage = async (page: PageModel, seed: number, stage: Stage, only: Only, say: Say): Promise<Round> => {
  const began = performance.now();
  const { name } = page.model.description;
  const model = projected(page);
  const [known, all] = [mapOf(model), edgesOf(page.model)];
  const paths = coveringPaths(model, known, chance(seed));
  const [walked, states, events] = [new Set<string>(), new Set(statesOf(known.begins.snapshot)), new Set<string>()];
  let [steps, failures] = [0, 0];
  for (const [index, path] of paths.entries()) {
    if (only.path !== null && only.path !== index + 1) continue;
    if (only.first && failures > 0) break;
    const done = await walkPath(page, model, known.begins, path, stage);
    for (const step of path.slice(0, done.steps)) {
      walked.add(step.name);
      events.add(step.event.type);
      for (const state of statesOf(step.after)) states.add(state);
    }
    steps += done.steps;
    if (done.wrong === null) continue;
    failures += 1;
    say(`✗ ${name}, path ${index + 1} of ${paths.length}, step ${done.steps + 1}: ${done.wrong}`);
    for (const [at, { event, after }] of path.slice(0, done.steps + 1).entries()) say(`    ${at + 1} ${event.type} → ${JSON.stringify(after.value)}`);
    if (done.file === null) continue;
    for (const sentence of await sentencesOf(done.file)) say(`    ${sentence}`);
    say(`    ${done.file}: /replay.html opens it`);
  }
  return {
    ...{ workflow: name, paths: paths.length, steps, failures, lacking: lacking(page), doable: known.names },
    states: { met: states, all: new Set(Object.keys(page.model.states)) },
    events: { met: events, all: new Set(Object.keys(page.model.events)) },
    edges: { met: walked, all: new Set([...all, ...known.names]) },
    undone: reasonsOf(page, all, known.names),
    seconds: (performance.now() - began) / 1000,
  };
};

const union = <T>(sets: readonly ReadonlySet<T>[]): ReadonlySet<T> => new Set(sets.flatMap((set) => [...set]));
const share = (shares: readonly Share[]): Share => ({ met: union(shares.map(({ met }) => met)), all: union(shares.map(({ all }) => all)) });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** What came of all pages of one workflow: what one of them cannot do another may. */
export const together = (rounds: readonly [Round, ...Round[]]): Round => {
  const [first] = rounds;
  const doable = union(rounds.map((round) => round.doable));
  return {
    ...{ workflow: first.workflow, doable },
    paths: sum(rounds.map(({ paths }) => paths)),
    steps: sum(rounds.map(({ steps }) => steps)),
    states: share(rounds.map(({ states }) => states)),
    events: share(rounds.map(({ events }) => events)),
    edges: share(rounds.map(({ edges }) => edges)),
    undone: new Map([...first.undone].filter(([edge]) => !doable.has(edge))),
    seconds: sum(rounds.map(({ seconds }) => seconds)),
    failures: sum(rounds.map(({ failures }) => failures)),
    lacking: rounds.flatMap((round) => round.lacking),
  };
};
