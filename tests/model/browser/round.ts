import { chance } from '../../../server/demo/chance.ts';
import type { PageModel } from './page-model.ts';
import { coveringPaths, type Step } from './plan/cover.ts';
import { lacking, mapOf, projected } from './plan/project.ts';
import { sentencesOf } from './told/session-file.ts';
import { type Stage, walkPath } from './walk-path.ts';

/** What came of walking a workflow. */
export interface Round {
  readonly workflow: string;
  readonly paths: number;
  readonly steps: number;
  /** Edges by name: walked, those that a page can do, all of the machine. */
  readonly walked: ReadonlySet<string>;
  readonly doable: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly seconds: number;
  readonly failures: readonly Failed[];
  readonly lacking: readonly string[];
  /** Events that no page can do, and why. */
  readonly undone: readonly { readonly type: string; readonly reason: string }[];
}

/** A path that failed at its last step. */
export interface Failed {
  readonly path: readonly Step[];
  readonly wrong: string;
}

/** Walks every edge of a workflow that its page can do. */
const walkPage = async (page: PageModel, ...[seed, stage, only, say]: Rest): Promise<Round> => {
  const began = performance.now();
  const model = projected(page);
  const [known, all] = [mapOf(model), mapOf(page.model)];
  const paths = coveringPaths(model, known, chance(seed));
  const walked = new Set<string>();
  const failures: Failed[] = [];
  let steps = 0;
  for (const [index, path] of paths.entries()) {
    if (only.path !== null && only.path !== index + 1) continue;
    if (only.first && failures.length > 0) break;
    const done = await walkPath(page, model, known.begins, path, stage);
    for (const { name } of path.slice(0, done.steps)) walked.add(name);
    steps += done.steps;
    if (done.wrong !== null) {
      failures.push({ path: path.slice(0, done.steps + 1), wrong: done.wrong });
      say(`✗ ${page.model.description.name}, path ${index + 1} of ${paths.length}, step ${done.steps + 1}: ${done.wrong}`);
      for (const [at, { event, after }] of path.slice(0, done.steps + 1).entries()) say(`    ${at + 1} ${event.type} → ${JSON.stringify(after.value)}`);
      if (done.file !== null) {
        for (const sentence of await sentencesOf(done.file)) say(`    ${sentence}`);
        say(`    ${done.file}: /replay.html opens it`);
      }
    }
  }
  return {
    ...{ workflow: page.model.description.name, paths: paths.length, steps, walked, doable: known.names, all: all.names },
    ...{ seconds: (performance.now() - began) / 1000, failures, lacking: lacking(page) },
    undone: Object.entries(page.deeds).flatMap(([type, deed]) => (typeof deed === 'string' ? [{ type, reason: deed }] : [])),
  };
};

/** What of the paths is walked: one, or all up to the first that fails; all unless said. */
interface Only {
  readonly path: number | null;
  readonly first: boolean;
}

type Rest = readonly [seed: number, stage: Stage, only: Only, say: (line: string) => void];

const together = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((set) => [...set]));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Walks all pages of a workflow. */
export const walkWorkflow = async (pages: readonly PageModel[], ...rest: Rest): Promise<Round> => {
  const rounds: Round[] = [];
  for (const page of pages) rounds.push(await walkPage(page, ...rest));
  const [first] = rounds;
  if (first === undefined) throw new Error('no page');
  return {
    ...first,
    paths: sum(rounds.map(({ paths }) => paths)),
    steps: sum(rounds.map(({ steps }) => steps)),
    walked: together(rounds.map(({ walked }) => walked)),
    doable: together(rounds.map(({ doable }) => doable)),
    seconds: sum(rounds.map(({ seconds }) => seconds)),
    failures: rounds.flatMap(({ failures }) => failures),
    lacking: rounds.flatMap(({ lacking: gaps }) => gaps),
    // What one page cannot do another may.
    undone: first.undone.filter(({ type }) => rounds.every(({ undone }) => undone.some((each) => each.type === type))),
  };
};
