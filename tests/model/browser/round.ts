import { chance } from '../../../server/demo/chance.ts';
import { secondTry } from '../second-try.ts';
import { statesOf } from '../walk.ts';
import type { PageModel } from './page-model.ts';
import { coveringPaths } from './plan/cover.ts';
import { edgesOf, lacking, mapOf, projected } from './plan/project.ts';
import { reasonsOf } from './plan/undone.ts';
import { sentencesOf } from './told/session-file.ts';
import { type Stage, type Walked, walkPath } from './walk-path.ts';

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
  /** What was wrong at the first try of each path that only its second walked. */
  readonly unsteady: readonly string[];
  readonly lacking: readonly string[];
}

/** What of the paths is walked: one, or all up to the first that fails; all unless said. */
export interface Only {
  readonly path: number | null;
  readonly first: boolean;
}

type Say = (line: string) => void;

/** What no busy machine makes: a write that nobody asked for, and work that outlives its session. */
const NO_SLIP = /unasked: |the session is over/;

/** What a path needs beforehand was not to be had. */
const notBegun = (error: unknown): Walked => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return { steps: 0, wrong: `it could not begin: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`, file: null };
};

/** Walks every edge of a workflow that its page can do; a path that failed once more, on a stage that is prepared anew. */
export const walkPage = async (page: PageModel, seed: number, prepared: () => Stage, only: Only, say: Say): Promise<Round> => {
  const began = performance.now();
  const { name } = page.model.description;
  const model = projected(page);
  const [known, all] = [mapOf(model), edgesOf(page.model)];
  const paths = coveringPaths(model, known, chance(seed));
  const [walked, states, events] = [new Set<string>(), new Set(statesOf(known.begins.snapshot)), new Set<string>()];
  const unsteady: string[] = [];
  // Whoever wants one path, or the first that fails, wants to see it fail.
  const maySlip = ({ wrong }: Walked) => only.path === null && !only.first && !NO_SLIP.test(wrong ?? '');
  let [steps, failures, stage] = [0, 0, prepared()];
  for (const [index, path] of paths.entries()) {
    if (only.path !== null && only.path !== index + 1) continue;
    if (only.first && failures > 0) break;
    const attempt = (isSecond: boolean): Promise<Walked> => {
      if (isSecond) stage = prepared();
      return walkPath(page, model, known.begins, path, stage).catch(notBegun);
    };
    const { is, came: done, first } = await secondTry(attempt, ({ wrong }) => wrong !== null, maySlip);
    const told = ({ steps: at, wrong }: Walked): string => `${name}, path ${index + 1} of ${paths.length}, step ${at + 1}: ${wrong}`;
    if (is === 'unsteady' && first) unsteady.push(first.file === null ? told(first) : `${told(first)} (${first.file})`);
    for (const step of path.slice(0, done.steps)) {
      walked.add(step.name);
      events.add(step.event.type);
      for (const state of statesOf(step.after)) states.add(state);
    }
    steps += done.steps;
    if (is !== 'failed') continue;
    failures += 1;
    say(`✗ ${told(done)}`);
    if (first) say(`    at its first try: ${told(first)}`);
    for (const [at, { event, after }] of path.slice(0, done.steps + 1).entries()) say(`    ${at + 1} ${event.type} → ${JSON.stringify(after.value)}`);
    if (done.file === null) continue;
    for (const sentence of await sentencesOf(done.file)) say(`    ${sentence}`);
    say(`    ${done.file}: /replay.html opens it`);
  }
  return {
    ...{ workflow: name, paths: paths.length, steps, failures, unsteady, lacking: lacking(page), doable: known.names },
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
    unsteady: rounds.flatMap((round) => round.unsteady),
    lacking: rounds.flatMap((round) => round.lacking),
  };
};
