/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { bundleHash } from './tools/bundle.ts';
import { styles } from './tools/wyw.ts';

const API = 'http://127.0.0.1:8080';

/**
 * What every screen needs, the login first of all, in one file: many small ones would compress worse and be asked for
 * one by one.
 */
const PLATFORM = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)/',
    'src/composition/(areas/session|room.|inside|furnishing|program-log)',
    'src/schema/(app/areas|[a-z]+/routes|session/|app/route|kit/(digits|shape|phone|failure|vault|workflow))',
    'src/machines/(app/(app|context|install|notices|places|product|routing|setup)|session/(session|setup|signed)|kit/port)',
    'src/effects/(browser/(address|parts|network|theme)|kit/(bind|access/tokens)|log/(start|traces|health|effect-actor|session/fresh|recording/moment))',
    'src/views/(kit/(actor-source|theme/globals|feedback/(banner|failure-text|progress-bar)|overlay/toaster)|shell/(app-view|frame|notices)|session/texts)',
    'src/views/kit/(actors|texts|controls/(button|icon-button|segmented)|icons/(icon|basics|dental-arch)|overlay/back-entry|figures/(digits|phone))',
    'src/views/kit/(fields/(field-frame|text-field|form|typed/keep-caret|vault)|page/(document-title|screens|route-effects))',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** What the pages and the effects of every area share, the calls of the provider among them. */
const SHAPES = /src[\\/]schema[\\/](api|kit[\\/](jalali|tehran|iso-day|money|persian-text|tooth|wire[\\/](reader|forms)))/;

/** What carries every call. */
const EFFECTS = /src[\\/]effects[\\/](live|kit[\\/](http|resources[\\/](lists|record)|printing|reading|browser))/;

/** What stands around every page for who is signed in, and the list that most areas begin with. */
const INSIDE =
  /src[\\/](views[\\/](shell[\\/](signed-in|support[\\/]words)|kit[\\/](feedback[\\/]news|page[\\/]list[\\/](list-screen|record-row|texts)|list[\\/]swip))|machines[\\/](app[\\/]registry|kit[\\/]list))/;

/** The list of patients, which the desk and the file share pieces of: apart they would compress worse. */
const PEOPLE =
  /src[\\/](views[\\/]patients[\\/](list[\\/]|texts[\\/](list|names|news)|insurance-names|words|desk\.)|machines[\\/]patients[\\/](search|list|registry|migrations))/;

/** Parts of the program are brought by `part`; the name is that of the build's own loader. */
const parts: Plugin = {
  name: 'matab-parts',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => `export { part as __vitePreload } from '/src/effects/browser/parts.ts';` },
};

export default defineConfig({
  plugins: [parts, styles(), react()],
  define: { __VERSION__: JSON.stringify(manifest.version), __BUNDLE__: JSON.stringify(bundleHash(import.meta.dirname)) },
  resolve: {
    alias: [
      // React has this of its own since 18; libraries still bring a stand-in for older ones.
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // Parts ask for what they need themselves: the code that would ask ahead for them weighs on the first screen.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', replay: 'replay.html' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'platform', test: PLATFORM, priority: 3 },
            { name: 'shapes', test: SHAPES, priority: 2 },
            { name: 'effects', test: EFFECTS, priority: 1 },
            { name: 'inside', test: INSIDE },
            { name: 'people', test: PEOPLE },
          ],
        },
      },
    },
  },
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
        test: { name: 'pure', environment: 'node', isolate: false, include: ['tests/{schema,machines,model}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'node', environment: 'node', include: ['tests/{architecture,effects,log,fold,roam}/**/*.test.ts'] } },
      { extends: true, test: { name: 'server', environment: 'node', include: ['tests/{contract,server}/**/*.test.ts'] } },
      // A context of its own for each file, of one page for all: to make the page takes longer than most tests on it.
      { extends: true, test: { name: 'views', environment: 'happy-dom', pool: 'vmThreads', include: ['tests/views/**/*.test.{ts,tsx}'] } },
    ],
  },
});
