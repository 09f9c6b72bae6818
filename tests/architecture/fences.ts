/** The fences of the house as one pure function: sources in, violations out. */

import { youngerThanFloor } from './floor.ts';
import { leftOutOfReact } from './react-left-out.ts';

export type Sources = ReadonlyMap<string, string>;

const LAYERS = ['schema', 'machines', 'effects', 'views', 'server', 'tests', 'main'] as const;
type Layer = (typeof LAYERS)[number];

/** What each layer may import besides itself. */
const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  schema: [],
  machines: ['schema'],
  effects: ['schema', 'machines'],
  views: ['schema', 'machines'],
  server: ['schema'],
  main: ['schema', 'machines', 'effects', 'views'],
  tests: ['schema', 'machines', 'effects', 'views', 'server', 'main'],
};

/** Entries of the program that may bind layers together. */
const ROOTS = /^src\/(main|replay)\.tsx?$|^src\/composition\//;

const layerOf = (file: string): Layer | null => {
  if (ROOTS.test(file)) return 'main';
  const [top, next] = file.split('/');
  if (top === 'server' || top === 'tests') return top;
  return top === 'src' && LAYERS.includes(next as Layer) ? (next as Layer) : null;
};

/** Stands in the table below for every folder that is not named: an area. */
const AREA = 'area';
/** Files of a layer that lie in none of its folders. */
const LOOSE = '.';

/** What stands in a layer, and what of the same layer it may import besides itself; `area` stands for each of the areas, and for all others of them. */
const BESIDE: Partial<Record<Layer, Readonly<Record<string, readonly string[]>>>> = {
  // What things are may refer to each other; what may happen, how it is done and how it looks may not.
  schema: {
    kit: [],
    log: ['kit'],
    workflows: ['kit', 'app'],
    app: ['kit', AREA, LOOSE],
    [AREA]: ['kit', 'workflows', 'app', AREA],
    [LOOSE]: ['kit', AREA],
  },
  machines: { kit: [], fold: ['kit'], viewer: ['kit', 'fold'], app: ['kit', 'session'], [AREA]: ['kit'] },
  effects: { kit: [], browser: [], log: [], viewer: ['kit', 'log'], support: ['kit'], [AREA]: ['kit'], [LOOSE]: ['kit', 'session'] },
  views: { kit: [], viewer: ['kit'], [AREA]: ['kit'] },
};

/** The folder of its layer in which a file lies. */
const folderOf = (file: string): string => {
  const [, , folder, inside] = file.split('/');
  return folder === undefined || inside === undefined ? LOOSE : folder;
};

/** The area that a file belongs to; null for what every area uses. */
const areaOf = (file: string): string | null => {
  const layer = layerOf(file);
  const folder = folderOf(file);
  return layer === null || BESIDE[layer] === undefined || folder === LOOSE || folder in BESIDE[layer] ? null : folder;
};

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

export const importsOf = (source: string): readonly Import[] =>
  [...source.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map((found) => ({
    from: found[2] ?? found[3] ?? '',
    typeOnly: found[1] !== undefined,
  }));

export const resolveFrom = (file: string, target: string): string | null => {
  if (!target.startsWith('.')) return null;
  const parts = file.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};

type Rule = (file: string, source: string, layer: Layer) => readonly string[];

const direction: Rule = (file, source, layer) =>
  importsOf(source).flatMap(({ from }) => {
    const target = resolveFrom(file, from);
    const other = target && layerOf(target);
    return !other || other === layer || MAY_IMPORT[layer].includes(other) ? [] : [`${layer} must not import ${other} (${from})`];
  });

const isolation: Rule = (file, source, layer) => {
  const beside = BESIDE[layer];
  if (beside === undefined) return [];
  const own = folderOf(file);
  const may = beside[own] ?? beside[AREA] ?? [];
  return importsOf(source).flatMap(({ from }) => {
    const target = resolveFrom(file, from);
    if (!target || layerOf(target) !== layer) return [];
    const other = folderOf(target);
    return other === own || may.includes(other) || (areaOf(target) !== null && may.includes(AREA)) ? [] : [`${own} must not import ${other} (${from})`];
  });
};

/** Areas whose screens another one shows. */
const SHOWN_BY: Readonly<Record<string, string>> = { pending: 'shell' };

/** Where screens of one area that show another's are put together. */
const JOINED = 'src/composition/areas/joined/';

/** The file that says how an area is brought names nothing but that area. */
const bringing: Rule = (file, source) => {
  const area = /^src\/composition\/areas\/([\w-]+)\.ts$/.exec(file)?.[1];
  if (area === undefined) return [];
  return importsOf(source).flatMap(({ from }) => {
    const target = resolveFrom(file, from);
    const own = target !== null && (target === 'src/composition/room.ts' || target.startsWith(JOINED) || [area, SHOWN_BY[area]].includes(areaOf(target) ?? ''));
    return own ? [] : [`the file of ${area} brings nothing but ${area} (${from})`];
  });
};

const heavy: Rule = (file, source, layer) => {
  const bans: Partial<Record<Layer, RegExp>> = {
    schema: /^(react|xstate|@xstate|wouter)/,
    machines: /^(react|effect|wouter|@xstate\/react|idb-keyval)/,
    effects: /^(react|wouter|@xstate\/react|@linaria)/,
    views: /^(effect|idb-keyval)/,
    server: /^(react|effect|xstate|wouter)/,
  };
  const banned = bans[layer];
  const found = importsOf(source).filter(({ from }) => banned?.test(from));
  const effectInSchema = layer === 'schema' && file !== 'src/schema/kit/wire/codec.ts' && importsOf(source).some(({ from }) => /^effect(\/|$)/.test(from));
  return [
    ...found.map(({ from }) => `${layer} must not import ${from}`),
    ...(effectInSchema ? ['only the wire codecs import effect: machines and views read the rest of the schema'] : []),
  ];
};

const viewState: Rule = (file, source, layer) =>
  layer === 'views' && !file.startsWith('src/views/kit/') && /\b(useState|useReducer|useEffect|useLayoutEffect)\(/.test(withoutComments(source))
    ? ['a view outside the kit keeps state or runs effects: that belongs to a machine']
    : [];

const outsideWorld: Rule = (_, source, layer) => {
  const code = withoutComments(source);
  const found: string[] = [];
  if (
    layer !== 'effects' &&
    layer !== 'main' &&
    layer !== 'tests' &&
    layer !== 'server' &&
    /(?<![.\w])(fetch\(|localStorage\b|sessionStorage\b|indexedDB\b)/.test(code)
  ) {
    found.push('calls and storage are effects');
  }
  if (layer === 'machines' && /\bnew Date\b|\bDate\.|\bMath\.random\b|(?<![.\w])crypto\./.test(code)) found.push('a machine asks no clock and no chance');
  return found;
};

const persianText: Rule = (_, source, layer) =>
  layer === 'machines' && /[\u0600-\u06ff]/.test(withoutComments(source)) ? ['a machine holds no text for people: views put codes in words'] : [];

/** The opening tags of what a form is made of. */
const formTags = (code: string): readonly string[] =>
  [...code.matchAll(/<(?:form|input|textarea|select)\b/g)].map(({ index }) => {
    let end = index;
    for (let depth = 0; end < code.length && (depth > 0 || code[end] !== '>'); end += 1) depth += { '{': 1, '}': -1 }[code[end] ?? ''] ?? 0;
    return code.slice(index, end);
  });

const formState: Rule = (file, source, layer) => {
  if (layer !== 'views') return [];
  const code = withoutComments(source);
  const kept = 'the browser keeps in its profile what is typed here';
  return [
    ...formTags(code).flatMap((tag) => (/\bautoComplete=/.test(tag) ? [] : [`${kept}: ${tag.slice(0, 60)}`])),
    ...(!/^src\/views\/(session|account)\//.test(file) && /\bautoComplete\s*[=:]\s*['"](?!off['"])/.test(code)
      ? [`${kept}: only signing in and its password have something to complete`]
      : []),
    ...(/\bcontentEditable\b/.test(code) ? [`${kept}: a text is typed into a field`] : []),
  ];
};

/** What takes time besides `sleep` and `timeoutOrElse`, and other ways to say how much: a built page knows neither (`tools/lean/effect.ts`). */
const TIMED = /\b(?:Duration|Schedule)\b|\bEffect\.(?:timeout(?!OrElse\b)\w*|delay|timed|retry\w*|repeat\w*|schedule\w*|cached\w*TTL)\b/;
const IN_WORDS = /\bsleep\(\s*(?:[{[]|\d+n)|\bduration:\s*(?:[{[]|\d+n)|(['"`])[\d.]+ (?:nano|micro|milli|second|minute|hour|day|week)s?\1/;
const durations: Rule = (_, source, layer) => {
  const code = withoutComments(source);
  return layer === 'effects' && (TIMED.test(code) || IN_WORDS.test(code)) ? ['time passes by sleep and timeoutOrElse alone, in a number of milliseconds'] : [];
};

/** What is done at once, of which a built page checks no rows, and what is measured in less than milliseconds, which it does not. */
const AT_ONCE = /\bconcurrency\s*:|\w*Nanos\w*|\bimport\s*\{[^}]*\b(?:Metric|Tracer)\b[^}]*\}\s*from\s*'effect'|\bEffect\.\w*[sS]pan\w*/;
const leanEffect: Rule = (_, source, layer) =>
  layer === 'effects' && AT_ONCE.test(withoutComments(source))
    ? ['a built page does one thing after the other, and measures no span (`tools/lean/effect.ts`)']
    : [];

/** What machines are asked for that a built page has no more (`tools/lean/xstate.ts`): their history, events past their parent, what they say of themselves. */
const GONE_FROM_MACHINES =
  /\btype:\s*'history'|\bhistory:\s*(?:true|'(?:deep|shallow)')|\bdevTools\b|\b(?:machine|enqueue|setup\w*)\.(?:emit|log|extend)\b|\bimport\s*\{[^}]*\b(?:emit|log)\b[^}]*\}\s*from\s*'xstate'|\.(?:can|getMeta|resolveState|microstep)\(|\.ownEvents\b|\b(?:root|machine|node)\.(?:events|definition|toJSON)\b|\b(?:actor|app|self|root|session|child)\.(?:on|select)\(/;
const leanXstate: Rule = (file, source, layer) =>
  file.startsWith('src/') && layer !== 'schema' && GONE_FROM_MACHINES.test(withoutComments(source))
    ? ['a built page has of machines no history, no events past their parent, and nothing that they say of themselves']
    : [];

const leanReact: Rule = (file, source, layer) =>
  file.startsWith('src/') && layer !== 'schema' ? leftOutOfReact(file, source).map((what) => `a built page has of React no more ${what}`) : [];

const floor: Rule = (file, source) =>
  file.startsWith('src/') ? youngerThanFloor(file, source).map((what) => `a browser that the program is for may not have ${what} (\`floor.ts\`)`) : [];

const leanWouter: Rule = (_, source, layer) =>
  layer === 'views' && /\basChild\b/.test(withoutComments(source)) ? ['a link is a link (`tools/lean/wouter.ts`)'] : [];

const size: Rule = (_, source, layer) => {
  const lines = withoutComments(source)
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  return layer !== 'tests' && lines > 250 ? [`${lines} lines: which two things does it do?`] : [];
};

const names: Rule = (file) => {
  const found: string[] = [];
  if (/(^|\/)(utils?|helpers?|commons?|misc)(\/|\.|$)/.test(file)) found.push('the name says nothing');
  if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(file.split('/').at(-1) ?? '')) found.push('file names are kebab-case');
  return found;
};

const silenced: Rule = (_, source) =>
  /@ts-(ignore|expect-error|nocheck)|\bas any\b|\.(skip|only|todo)\(|\b(TODO|FIXME|XXX)\b/.test(source.replace(/\/[^/\n]*(skip|TODO)[^/\n]*\//g, ''))
    ? ['unfinished or silenced']
    : [];

const RULES: readonly Rule[] = [
  direction,
  isolation,
  bringing,
  heavy,
  viewState,
  outsideWorld,
  persianText,
  formState,
  durations,
  leanReact,
  leanXstate,
  leanEffect,
  leanWouter,
  floor,
  size,
  names,
  silenced,
];

/** Every violation as `file: what`. */
export const violations = (sources: Sources): readonly string[] =>
  [...sources].flatMap(([file, source]) => {
    const layer = layerOf(file);
    return layer === null ? [] : RULES.flatMap((rule) => rule(file, source, layer)).map((what) => `${file}: ${what}`);
  });

/** The files of which every area has one. */
const ONE_EACH = /^src\/composition\/areas\/[\w-]+\.ts$/;

/** Folders that hold more entries than a reader takes in at a glance, as `folder: count`; the areas of a layer, of which there are as many as the product has, are not counted among what stands beside them. */
export const crowdedFolders = (files: Iterable<string>, most: number): readonly string[] => {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    const area = areaOf(file);
    for (let depth = 1; depth < parts.length; depth += 1) {
      if ((depth === 2 && parts[2] === area) || (depth === 3 && ONE_EACH.test(file))) continue;
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return [...entries].filter(([, inside]) => inside.size > most).map(([folder, inside]) => `${folder}: ${inside.size}`);
};

/** Areas that something happens in, is done for or is seen of, and that nothing is said to be: a name that was misspelt, as `layer/area`. */
export const strangers = (files: Iterable<string>): readonly string[] => {
  const all = [...files];
  const known = new Set(all.filter((file) => layerOf(file) === 'schema').map(folderOf));
  const areas = all.flatMap((file) => (areaOf(file) === null || known.has(folderOf(file)) ? [] : [`${layerOf(file)}/${areaOf(file)}`]));
  return [...new Set(areas)];
};
