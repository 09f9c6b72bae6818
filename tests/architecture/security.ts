import type { Texts } from './requirements.ts';

/** What must hold between the table of security requirements, the list of their numbers and the house, as pure functions: texts in, faults out. */

export interface Papers {
  /** The pages of the table, by their path from the root. */
  readonly pages: Texts;
  /** The page that sums them up. */
  readonly summary: string;
  /** The level of every requirement there is, by its number. */
  readonly levels: ReadonlyMap<string, string>;
  /** A file's text by its path from the root; null where there is none, "" for a folder. */
  readonly read: (path: string) => string | null;
}

export type Rule = (papers: Papers) => readonly string[];

interface Row {
  readonly id: string;
  readonly level: string;
  readonly asks: string;
  readonly status: string;
  readonly where: string;
  readonly tests: string;
}

const STATUSES = ['met', 'not applicable', 'not met'] as const;
const NOTHING = '–';

const rowsOf = ({ pages }: Papers): readonly Row[] =>
  [...pages.values()].flatMap((text) =>
    [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
      const [level = '', asks = '', status = '', where = '', tests = '', ...more] = rest.split(' | ').map((cell) => cell.trim());
      return { id, level, asks, status, where, tests: [tests, ...more].join(' | ') };
    }),
  );

/** The levels of all requirements, from a text of levels for each section: the first letter is that of its first requirement. */
export const levelsOf = (sections: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(sections).flatMap(([section, levels]) => [...levels].map((level, index) => [`${section}.${index + 1}`, level] as const)));

const isAsked = (level: string): boolean => level === '1' || level === '2';

/** Every requirement of the first two levels stands in the table once, with its level, and no other does. */
export const complete: Rule = (papers) => {
  const rows = rowsOf(papers);
  const missing = [...papers.levels].filter(([id, level]) => isAsked(level) && !rows.some((row) => row.id === id)).map(([id]) => `${id} is missing`);
  return [
    ...missing,
    ...rows.flatMap(({ id, level }, index) => [
      ...(rows.findIndex((other) => other.id === id) === index ? [] : [`${id} stands there twice`]),
      ...(isAsked(level) && papers.levels.get(id) === level ? [] : [`${id} is not of level ${level}`]),
    ]),
  ];
};

/** Every row says what it is about, how it stands, and where, or why. */
export const judged: Rule = (papers) =>
  rowsOf(papers).flatMap((row) => [
    ...(STATUSES.some((status) => status === row.status) ? [] : [`${row.id} is «${row.status}»`]),
    ...(row.asks === '' || row.asks === NOTHING ? [`${row.id} says not what it asks for`] : []),
    ...(row.where === '' || row.where === NOTHING ? [`${row.id} says not where, or why`] : []),
  ]);

const PLACE = /`((?:src|server|tests|tools|docs)\/[^`\s]+|[a-z-]+\.json)`/g;

/** Every file that a page names is there. */
export const there: Rule = ({ pages, summary, read }) =>
  [...pages, ['SECURITY.md', summary] as const].flatMap(([page, text]) =>
    [...text.matchAll(PLACE)].flatMap(([, place = '']) => (read(place) === null ? [`${page}: ${place} is not there`] : [])),
  );

const TEST = /`(tests\/[^`]+)` «([^»]+)»/g;

/** Every test that a row names is a file with these words in it, and no test is named without words of its title. */
export const tested: Rule = (papers) =>
  rowsOf(papers).flatMap(({ id, tests }) => {
    if (tests === NOTHING) return [];
    const left = tests.replace(TEST, '').replaceAll(', ', '');
    return [
      ...(left === '' ? [] : [`${id} names its tests in another way: ${left}`]),
      ...[...tests.matchAll(TEST)].flatMap(([, file = '', title = '']) => (papers.read(file)?.includes(title) ? [] : [`${id}: ${file} has no «${title}»`])),
    ];
  });

/** The sums are those of the table. */
export const summed: Rule = (papers) => {
  const rows = rowsOf(papers);
  return ['1', '2'].flatMap((level) => {
    const ofLevel = rows.filter((row) => row.level === level);
    const counts = STATUSES.map((status) => ofLevel.filter((row) => row.status === status).length);
    const line = `| ${[level, ...counts, ofLevel.length].join(' | ')} |`;
    return papers.summary.split('\n').includes(line) ? [] : [`SECURITY.md lacks the line ${line}`];
  });
};
