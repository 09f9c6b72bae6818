/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { asModules } from './tools/as-modules.ts';
import { bundleHash } from './tools/bundle.ts';
import { chunkGroups } from './tools/chunks/chunks.ts';
import { compiledEarly } from './tools/compiled-early.ts';
import { withoutFacades } from './tools/facades.ts';
import { firstPaint } from './tools/first-paint.ts';
import { lean } from './tools/lean/lean.ts';
import { minifiedAgain } from './tools/minified-again.ts';
import { namedAnew } from './tools/named-anew.ts';
import { ownNames } from './tools/own-names.ts';
import { shortErrors } from './tools/short-errors.ts';
import { withoutStacks } from './tools/without-stacks.ts';
import { styles } from './tools/wyw.ts';

/** The server beside it, which has to see the address that the page was opened at: it refuses who signs in from another. */
const API = { target: `http://127.0.0.1:${process.env.PORT ?? 8080}` };

/** Tests that take long by their nature, every living actor on every edge, floods of guesses, kills and random sessions: `npm run drills` runs them. */
const DRILLS = [
  'tests/model/{forms,lists,paths,staged}.test.ts',
  'tests/contract/malformed.test.ts',
  'tests/contract/accounts/{clock,commands,guesses,password-change}.test.ts',
  'tests/server/{durability,migrations,start}.test.ts',
  'tests/server/store/{data-folder,frozen}.test.ts',
  'tests/fold/product.test.ts',
  'tests/views/viewer/{fuzz.test.tsx,words/random.test.ts}',
];

/** Parts of the program are brought by `part`; the name is that of the build's own loader. */
const parts: Plugin = {
  name: 'matab-parts',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => `export { part as __vitePreload } from '/src/effects/browser/parts.ts';` },
};

/** Nothing in the program or in what it is made of happens because a property was read, but a guard of React's for `contenteditable`, which there is none of here: what only reads is left out. */
const treeshake = { propertyReadSideEffects: false } as const;

export default defineConfig({
  plugins: [
    parts,
    lean,
    asModules,
    withoutStacks,
    shortErrors,
    styles(),
    react(),
    withoutFacades,
    namedAnew,
    minifiedAgain,
    ownNames,
    firstPaint,
    compiledEarly,
  ],
  define: { __VERSION__: JSON.stringify(manifest.version), __BUNDLE__: JSON.stringify(bundleHash(import.meta.dirname)) },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', replay: 'replay.html' },
      treeshake,
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  worker: { rolldownOptions: { treeshake } },
  server: { proxy: { '/api': API, '/dj-rest-auth': API, '/config.json': API } },
  test: {
    // The extracted styles are virtual modules that a cached transform would not register again.
    fsModuleCache: false,
    // One core is left idle otherwise, which on a small machine is half of it.
    maxWorkers: '100%',
    // Ends what hangs; how long something takes on a busy machine proves nothing about it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // What is pure leaves nothing behind: its files share their modules.
        test: { name: 'pure', environment: 'node', isolate: false, include: ['tests/{schema,machines,model}/**/*.test.ts'], exclude: DRILLS },
      },
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/{architecture,effects,log,faults,fold,kept,roam}/**/*.test.ts'], exclude: DRILLS },
      },
      { extends: true, test: { name: 'server', environment: 'node', include: ['tests/{contract,server}/**/*.test.ts'], exclude: DRILLS } },
      // A context of its own for each file, of one page for all: to make the page takes longer than most tests on it.
      { extends: true, test: { name: 'views', environment: 'happy-dom', pool: 'vmThreads', include: ['tests/views/**/*.test.{ts,tsx}'], exclude: DRILLS } },
      { extends: true, test: { name: 'drills', environment: 'node', include: DRILLS } },
    ],
  },
});
