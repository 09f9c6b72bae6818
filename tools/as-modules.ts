import { createRequire } from 'node:module';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Libraries of the first file that are written in CommonJS, with the file of each that a built page runs. */
const LIBRARIES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/with-selector': 'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
};

/** What stands in for a part of React in versions before 18, and where that is by now. */
const STAND_INS: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim': 'react',
  'use-sync-external-store/shim/index.js': 'react',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

/** Where the file of a library is, which its package names to nobody outside. */
const fileOf = (library: string): string | null => {
  const file = LIBRARIES[library];
  if (file === undefined) return null;
  const [own = ''] = file.split('/');
  return normalizePath(path.join(path.dirname(require.resolve(`${own}/package.json`)), file.slice(own.length)));
};

/** Where such a file says what it needs. */
const NEEDS = /^var (?:\w+ = require\("[^"]+"\)(?:,\s*)?)+;/m;
const NEEDED = /(\w+) = require\("([^"]+)"\)/g;
const GIVEN = /^exports\.(\w+) =(?=\s)/gm;
const MENTIONED = /\bexports\.(\w+)/g;

/** What React asks of its scheduler where it is tested itself, and a built one does not have. */
const HOOKS = /Import `(?:log|unstable_setDisableYieldValue)` .*scheduler/;

const local = (name: string) => `exports_${name}`;

/** A file in CommonJS that gives its names at its top, as the module of today that says the same. */
const asModule = (code: string): { readonly code: string; readonly names: readonly string[] } => {
  const [needs = ''] = NEEDS.exec(code) ?? [];
  const imports = [...needs.matchAll(NEEDED)].map(([, name, library]) => `import * as ${name} from '${library}';`);
  const names = [...new Set([...code.matchAll(GIVEN)].map(([, name = '']) => name))];
  // What is given once is bound once: the bundler leaves it out where nobody asks for it.
  const isSettled = (name: string) => code.split(`exports.${name} =`).length === 2;
  const changing = names.filter((name) => !isSettled(name)).map((name) => `let ${local(name)};`);
  const body = code
    .replace(needs, '')
    .replaceAll(GIVEN, (given, name: string) => (isSettled(name) ? `const ${given}` : given))
    .replaceAll(MENTIONED, (_, name: string) => local(name));
  const exported = `export { ${names.map((name) => `${local(name)} as ${name}`).join(', ')} };`;
  return { code: [...imports, ...changing, body, exported].join('\n'), names };
};

/**
 * Makes modules of those libraries: the bundler then leaves out what nobody uses of them. It would wrap what each file takes of them in
 * an object that passes on every access, and bring a file of its own for what makes such objects.
 */
export const asModules: Plugin = {
  name: 'matab-as-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return importer === undefined ? null : fileOf(STAND_INS[source] ?? source);
  },
  transform: {
    filter: { id: Object.keys(LIBRARIES).flatMap((library) => fileOf(library) ?? []) },
    handler(code) {
      const made = asModule(code);
      const stray = [...code.matchAll(MENTIONED)].find(([, name]) => !made.names.includes(name ?? ''));
      if (stray || /\b(?:require\(|exports\b)/.test(made.code)) this.error(`${stray?.[0] ?? 'a library'} stands elsewhere than at the top`);
      return { code: made.code, map: null };
    },
  },
  onLog(_, { code, message }) {
    if (code !== 'IMPORT_IS_UNDEFINED') return true;
    if (HOOKS.test(message)) return false;
    throw new Error(message);
  },
};
