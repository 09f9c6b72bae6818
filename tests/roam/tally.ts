import { type Coverage, coverageOf, newCoverage } from './coverage.ts';

/** What must never be: each is counted, and reported with what leads to it again. */
export const ORACLES = [
  'lost fields',
  'lost rows',
  'doubled rows',
  'wrongly stored rows',
  'stuck',
  'unhandled errors',
  'policy violations',
  'crash screens',
  'personal values in reports',
  'false divergences',
  'broken promises',
  'unheard entries',
  'recorded screens that broke',
] as const;
export type Oracle = (typeof ORACLES)[number];

/** What a machine that is busy elsewhere can be the cause of, since it is waited for: a round in which only this was is played again. What is lost is not: it is looked for long enough. */
const WAITED_FOR: ReadonlySet<Oracle> = new Set(['stuck', 'unheard entries', 'recorded screens that broke']);

export const COUNTS = [
  'rounds',
  'actions',
  'moves of models',
  'typed fields',
  'staged rows',
  'sent rows',
  'looks',
  'browser kills',
  'browser kills at once',
  'last entries cut off',
  'server kills',
  'lost answers',
  'late answers',
  'refused writes',
  'reloads',
  'second tabs',
  'times offline',
  'reports',
  'recorded screens seen',
] as const;
export type Count = (typeof COUNTS)[number];

/** Something that must not be. */
export interface Finding {
  readonly oracle: Oracle;
  /** Of the round in which it was. */
  readonly seed: number;
  readonly what: string;
}

export interface Tally {
  readonly counts: Record<Count, number>;
  readonly findings: Finding[];
  /** Of reports, in bytes. */
  readonly sizes: number[];
  /** What was done of what the models of all workflows know. */
  readonly coverage: Coverage;
}

export const newTally = (): Tally => ({
  counts: Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>,
  findings: [],
  sizes: [],
  coverage: newCoverage(),
});

export const found = ({ findings }: Tally): boolean => findings.length > 0;

/** Whether nothing was found but what a busy machine may have made. */
export const maySlip = ({ findings }: Tally): boolean => findings.every(({ oracle }) => WAITED_FOR.has(oracle));

/** What several rounds come to together. */
export const sumOf = (tallies: readonly Tally[]): Tally => {
  const sum = { ...newTally(), coverage: coverageOf(tallies.map(({ coverage }) => coverage)) };
  for (const { counts, findings, sizes } of tallies) {
    for (const name of COUNTS) sum.counts[name] += counts[name];
    sum.findings.push(...findings);
    sum.sizes.push(...sizes);
  }
  return sum;
};

const line = (name: string, value: string | number): string => `${String(value).padStart(10)}  ${name}`;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

const sizesOf = (sizes: readonly number[]): readonly string[] => {
  const sorted = sizes.toSorted((left, right) => left - right);
  const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return median === undefined || most === undefined ? [] : [line('report size, median', kilobytes(median)), line('report size, largest', kilobytes(most))];
};

/** The tally as lines to be read. */
export const tableOf = ({ counts, findings, sizes }: Tally): readonly string[] => [
  ...COUNTS.map((name) => line(name, counts[name])),
  ...sizesOf(sizes),
  '',
  ...ORACLES.map((name) => line(name, findings.filter(({ oracle }) => oracle === name).length)),
];
