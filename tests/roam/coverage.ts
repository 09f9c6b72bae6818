import { tableText } from '../model/commands/table.ts';
import type { Knowledge } from './decide/models/workflows.ts';

/** How often each event of each workflow was heard, and what became of what was tried; by workflow and event. */
export interface Coverage {
  /** A person did it, on whatever way. */
  readonly done: Map<string, number>;
  /** Its machine took it, and nothing on the screen was called as it is told. */
  readonly unfound: Map<string, number>;
  /** What is called so was used, and the workflow heard nothing of the kind. */
  readonly unheard: Map<string, number>;
  /** It is told without any name by which it could be found. */
  readonly nameless: Map<string, number>;
  /** The screens that were gone to by their addresses, by route. */
  readonly routes: Map<string, number>;
}

const KINDS = ['done', 'unfound', 'unheard', 'nameless', 'routes'] as const;

export const newCoverage = (): Coverage => ({ done: new Map(), unfound: new Map(), unheard: new Map(), nameless: new Map(), routes: new Map() });

export const noted = (counts: Map<string, number>, key: string, more = 1): void => void counts.set(key, (counts.get(key) ?? 0) + more);

export const keyOf = (workflow: string, type: string): string => `${workflow} ${type}`;

export const coverageOf = (all: readonly Coverage[]): Coverage => {
  const sum = newCoverage();
  for (const one of all) for (const kind of KINDS) for (const [key, count] of one[kind]) noted(sum[kind], key, count);
  return sum;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Why something was not done, by what became of it where it was tried. */
const reasonFor = ({ unheard, unfound, nameless }: Coverage, key: string): string => {
  if (unheard.has(key)) return `pressed ${unheard.get(key)} times and not heard`;
  if (unfound.has(key)) return `not on the screen by its label, ${unfound.get(key)} times`;
  return nameless.has(key) ? 'told without a name' : 'never come to';
};

/** What was done of all that can be done, by workflow; what was not is named. */
export const coverageLines = (coverage: Coverage, knowledge: Knowledge, routes: readonly string[]): readonly string[] => {
  const rows = [...knowledge.workflows].map(([workflow, { told: types }]) => {
    const left = types.filter((type) => !coverage.done.has(keyOf(workflow, type)));
    const times = sum(types.map((type) => coverage.done.get(keyOf(workflow, type)) ?? 0));
    const missing = [...Map.groupBy(left, (type) => reasonFor(coverage, keyOf(workflow, type)))];
    return { workflow, times, done: types.length - left.length, all: types.length, missing };
  });
  const [done, all, times] = (['done', 'all', 'times'] as const).map((column) => sum(rows.map((row) => row[column])));
  const away = routes.filter((route) => !coverage.routes.has(route));
  return [
    tableText(
      ['workflow', 'times', 'done', 'of'],
      [...rows.map((row) => [row.workflow, row.times, row.done, row.all]), ['in all', times ?? 0, done ?? 0, all ?? 0]],
    ),
    '',
    `${routes.length - away.length} of ${routes.length} screens were gone to by their addresses${away.length > 0 ? `; not ${away.join(', ')}` : ''}.`,
    '',
    'Not done:',
    ...rows.flatMap(({ workflow, missing }) => missing.map(([why, types]) => `  ${workflow}: ${types.join(', ')} (${why})`)),
  ];
};
