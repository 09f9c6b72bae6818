/** What must hold between the documents and the house, as pure functions: texts in, faults out. */

/** Texts by their path from the root, with slashes. */
export type Texts = ReadonlyMap<string, string>;

export interface House {
  readonly documents: Texts;
  readonly sources: Texts;
  /** Every file and folder there is, by its path from the root. */
  readonly exists: (path: string) => boolean;
  /** Every route, written as in the documents, and whether it has a screen of its own. */
  readonly routes: ReadonlyMap<string, boolean>;
}

export type Rule = (house: House) => readonly string[];

const PAGES = 'docs/requirements/';
const DEFINED = /^\| (?:~~)?((?:[A-Z]{3,5}-[A-Z]+|D)-\d+)\b/gm;
const CITED = /\b(?:[A-Z]{3,5}-[A-Z]+|D)-\d+\b/g;

const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/** Where ids are given: the pages of requirements, and the decisions. */
const defined = ({ documents }: House): readonly (readonly [id: string, file: string])[] =>
  [...documents].flatMap(([file, text]) =>
    file.startsWith(PAGES) || file === 'docs/decisions.md' ? found(text, DEFINED).map((id): readonly [string, string] => [id, file]) : [],
  );

/** The area that the title of a page names: `# Patients (PAT)`; decisions have none. */
const areaOf = (page: string): string => /^# .*\(([A-Z]+)\)$/m.exec(page)?.[1] ?? 'D';

/** An id is given once, in the page of its area. */
export const unique: Rule = (house) => {
  const ids = defined(house);
  return ids.flatMap(([id, file], index) => [
    ...(ids.findIndex(([other]) => other === id) === index ? [] : [`${file}: ${id} is given twice`]),
    ...(id.startsWith(`${areaOf(house.documents.get(file) ?? '')}-`) ? [] : [`${file}: ${id} belongs elsewhere`]),
  ]);
};

/** What is cited exists. */
export const known: Rule = (house) => {
  const ids = new Set(defined(house).map(([id]) => id));
  return [...house.documents, ...house.sources].flatMap(([file, text]) =>
    [...new Set(found(text, CITED))].filter((id) => !ids.has(id)).map((id) => `${file}: ${id} is nowhere`),
  );
};

const join = (file: string, target: string): string => {
  const parts = target.startsWith('/') ? [] : file.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

const headingsIn = (text: string): readonly string[] =>
  found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A link inside the repository leads somewhere, and its fragment to a heading. */
export const linked: Rule = ({ documents, exists }) =>
  [...documents].flatMap(([file, text]) =>
    found(text, /\]\(([^)\s]+)\)/g).flatMap((link) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = '', fragment] = link.split('#');
      const target = path === '' ? file : join(file, path);
      if (!exists(target)) return [`${file}: ${link} leads nowhere`];
      const page = documents.get(target);
      return fragment === undefined || page === undefined || headingsIn(page).includes(fragment) ? [] : [`${file}: ${link} is no heading`];
    }),
  );

const STATES = /^(?:Routes: (?<pages>.*) · (?<page>built|not built yet)|\| [^|]*\| [^|]+ \| (?<rows>`\/[^|]*) \| (?<row>built|in the making) \|)$/gm;

/** What is said to be built has a screen, what is said to be in the making has none, and every route is spoken of. */
export const honest: Rule = ({ documents, routes }) => {
  const spoken = new Map<string, Set<string>>();
  const faults = [...documents].flatMap(([file, text]) =>
    [...text.matchAll(STATES)].flatMap(({ groups }) => {
      const built = (groups?.page ?? groups?.row) === 'built';
      return found(groups?.pages ?? groups?.rows ?? '', /`([^`]+)`/g).flatMap((route) => {
        spoken.set(route, (spoken.get(route) ?? new Set()).add(file.startsWith(PAGES) ? PAGES : file));
        const is = routes.get(route);
        if (is === undefined) return [`${file}: ${route} is no route`];
        return is === built ? [] : [`${file}: ${route} is ${is ? 'built' : 'not built'}`];
      });
    }),
  );
  const unspoken = [PAGES, 'README.md'].flatMap((place) =>
    [...routes.keys()].filter((route) => !spoken.get(route)?.has(place)).map((route) => `${place}: ${route} is missing`),
  );
  return [...faults, ...unspoken];
};

/** Sources cite requirements, not paragraphs of something that is not here. */
export const readable: Rule = ({ sources }) =>
  [...sources].flatMap(([file, text]) => (/[sS]pecification(?: S\d)?,? §/.test(text) ? [`${file}: cites a paragraph that nobody can read`] : []));
