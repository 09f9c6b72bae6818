import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { resources } from '../src/schema/api.ts';
import { chunkOf } from './chunks/chunks.ts';
import { styles } from './wyw.ts';

const root = path.resolve(import.meta.dirname, '..');
const AREAS = path.join(root, 'src', 'composition', 'areas');
const MADE = path.join(root, 'node_modules', '.cache', 'matab', 'first-paint');

interface File {
  readonly fileName: string;
  readonly name: string;
  readonly imports: readonly string[];
}
interface Room {
  readonly routes: readonly { readonly path: string }[];
  readonly screens: () => unknown;
}

interface Painted {
  readonly markup: string;
  readonly styles: string;
}

/** Styles without those of classes that nothing has which is painted. */
const worn = (styles: string, markup: string): string => {
  const has = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isWorn = (selectors: string): boolean => {
    const classes = [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
    return classes.length === 0 || classes.some((name) => has.has(name));
  };
  return styles.replaceAll(/([^{}]+)\{[^{}]*\}/g, (rule, selectors) => (isWorn(selectors) ? rule : '')).replaceAll(/@media[^{}]*\{\}/g, '');
};

/** What the first screens look like, and the styles of what they are made of; an element that only the running program has cannot be pressed in them. */
const painted = async (): Promise<Painted> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [styles(), react()],
    define: { __VERSION__: '""', __BUNDLE__: '""' },
    build: {
      ssr: 'src/composition/start/first-paint.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      outDir: MADE,
      emptyOutDir: true,
      target: 'es2022',
    },
  });
  Object.assign(globalThis, { window: new EventTarget() });
  const { firstPaint } = (await import(`${pathToFileURL(MADE)}/first-paint.js`)) as {
    firstPaint: () => Readonly<Record<'stranger' | 'known' | 'unopened', string>>;
  };
  const { unopened, ...screens } = firstPaint();
  // The name of a screen's content is given by the program, and once.
  const seen = Object.entries(screens)
    .map(([visitor, text]) => `<div data-painted-for="${visitor}" inert>${text.replaceAll(' id="main"', '')}</div>`)
    .join('');
  const markup = unopened + seen;
  const assets = path.join(MADE, 'assets');
  const sheet = readdirSync(assets).find((name) => name.endsWith('.css'));
  if (sheet === undefined) throw new Error('What is painted first has no styles.');
  // Text can be read before its font comes, which the program would have to share the line with.
  const all = readFileSync(path.join(assets, sheet), 'utf8').replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
  return { markup, styles: worn(all, markup) };
};

type Ahead = readonly [paths: string, files: readonly string[], list: string | null];

/** The list that a screen is nothing without. */
const LISTS: Readonly<Record<string, string>> = { patients: resources.patients.path };

/** The file of the login. */
const WAY_IN = 'login';

/** The addresses of files, by their names, with all that they import. */
const closure = (files: readonly File[], names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const file = files.find((one) => one.name === name || one.fileName === name);
    if (file === undefined || seen.has(file.fileName)) return;
    seen.add(file.fileName);
    for (const next of file.imports) visit(next);
  };
  for (const name of names) visit(name);
  return [...seen].map((file) => `/${file}`);
};

/** The files that the screen of each address will ask for when somebody is signed in, the first of them for an address that is not named. */
const ahead = async (files: readonly File[]): Promise<readonly Ahead[]> => {
  const paths = new Map<string, string[]>();
  for (const name of readdirSync(AREAS).filter((one) => one.endsWith('.ts'))) {
    const { default: rooms } = (await import(pathToFileURL(path.join(AREAS, name)).href)) as { default: readonly Room[] };
    for (const room of rooms.filter(({ routes }) => routes.length > 0)) {
      const [, screens = ''] = /src\/([^'"]+)/.exec(String(room.screens).replaceAll('../../', 'src/').replaceAll('./', 'src/composition/areas/')) ?? [];
      const chunk = chunkOf(screens);
      if (chunk === WAY_IN) continue;
      paths.set(chunk, [...(paths.get(chunk) ?? []), ...room.routes.map(({ path: pattern }) => pattern.replaceAll(/:\w+/g, '[^/]+'))]);
    }
  }
  const [home, others] = [[...paths].filter(([, all]) => all.includes('/')), [...paths].filter(([, all]) => !all.includes('/'))];
  return [...home, ...others].map(([chunk, all]) => {
    return [all.join('|'), closure(files, ['core', 'signed-in', chunk, 'log']), LISTS[chunk] ?? null] as const;
  });
};

const bootOf = async (files: readonly File[]): Promise<string> => {
  const screens = await ahead(files);
  const wayIn = closure(files, [WAY_IN]);
  const named = [...new Set([...wayIn, ...screens.flatMap(([, all]) => all)])];
  // From the first digit on, for nothing before it stands in a text as it is.
  const written = (all: readonly string[]): string => String.fromCharCode(...all.map((file) => named.indexOf(file) + 48));
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __AHEAD__: JSON.stringify(screens.map(([paths, all, list]) => [paths, written(all), list])),
      __WAY_IN__: JSON.stringify(written(wayIn)),
      __FILES__: JSON.stringify(named.map((file) => file.replace(/^\/assets\/|\.js$/g, '')).join(' ')),
    },
    build: {
      write: false,
      // What says of a browser that it is too old has to be read by it.
      target: 'es2019',
      lib: { entry: path.join(root, 'src', 'composition', 'start', 'boot.ts'), formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (output === undefined || !('output' in output)) throw new Error('The program that runs first was not built.');
  return output.output[0].code;
};

const named = (name: string, ending: string, source: string): string =>
  `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.${ending}`;

const SHEET = / *<link rel="stylesheet"[^>]*>\n/;

/**
 * Puts into the page of the program what is seen before it is there, with styles of its own, and what runs before that is painted.
 *
 * The styles of all screens stand behind what is painted, where Chromium and Safari hold nothing up for them; Firefox waits for both
 * sheets. The program needs them all, and waits: a script that is deferred, as modules are, runs only once the page is parsed and
 * no style sheet blocks scripts (HTML, 13.2.7 "The end").
 */
export const firstPaint: Plugin = {
  name: 'matab-first-paint',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    // The pages of the tests are built beside the program's, and nobody opens that one there.
    if (page?.type !== 'asset' || Object.keys(bundle).some((name) => name.startsWith('tests/'))) return;
    const files = Object.values(bundle).filter((file) => file.type === 'chunk');
    const [{ markup, styles: first }, boot] = await Promise.all([painted(), bootOf(files)]);
    const [script, sheet] = [named('boot', 'js', boot), named('first', 'css', first)];
    this.emitFile({ type: 'asset', fileName: script, source: boot });
    this.emitFile({ type: 'asset', fileName: sheet, source: first });
    const [whole] = SHEET.exec(String(page.source)) ?? [];
    if (whole === undefined) throw new Error('The page names no style sheet.');
    page.source = String(page.source)
      .replace('<meta name="viewport"', () => `<script src="/${script}"></script>\n    <meta name="viewport"`)
      .replace(whole, () => `    <link rel="stylesheet" crossorigin href="/${sheet}">\n`)
      .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>\n${whole.trimEnd()}`);
  },
};
