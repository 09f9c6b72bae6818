import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Libraries of the first file that are written in CommonJS. */
const LIBRARIES: readonly string[] = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'use-sync-external-store/with-selector'];

/** What stands in for a part of React in versions before 18, and where that is by now. */
const STAND_INS: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim': 'react',
  'use-sync-external-store/shim/index.js': 'react',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

const PREFIX = '\0matab-named:';
const IDENTIFIER = /^[\w$]+$/;

/** Whether a module is what gives a library its names. */
export const isNamed = (id: string): boolean => id.startsWith(PREFIX);

/**
 * Gives those libraries the names that they export as a module of today would: bound once, in their own file. The bundler would wrap
 * what each file takes of them in an object that passes on every access, and bring a file of its own for what makes such objects.
 */
export const namedExports: Plugin = {
  name: 'matab-named-exports',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer, { kind }: { readonly kind?: string }) {
    const library = STAND_INS[source] ?? source;
    return LIBRARIES.includes(library) && kind !== 'require-call' && importer && !isNamed(importer) ? PREFIX + library : null;
  },
  load(id) {
    if (!isNamed(id)) return null;
    const library = id.slice(PREFIX.length);
    const names = Object.keys(require(library) as object).filter((name) => IDENTIFIER.test(name) && name !== 'default');
    return [`import whole from ${JSON.stringify(library)};`, 'export default whole;', ...names.map((name) => `export const ${name} = whole.${name};`)].join(
      '\n',
    );
  },
};
