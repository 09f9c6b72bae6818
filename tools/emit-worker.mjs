/**
 * Emits the service worker beside the app: it keeps every part of the program on the device, so that it opens without a network.
 * Nothing of a person is ever in its caches.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import { bundleHash } from './bundle.ts';
import { FILES, PAGES } from './pages.ts';
import { root } from './project.mjs';

const dist = path.join(root, 'dist');
const modules = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

/** A module of the build with everything that it may ever ask for. */
const reachable = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = modules[key];
  for (const next of [...imports, ...dynamicImports]) reachable(next, seen);
  return seen;
};

/** What the page itself names: its style sheets and the script that runs first stand in no module's list. */
const named = [...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);

/** The viewer of reports is for whoever asks. */
const program = [...reachable('index.html')].flatMap((key) => [modules[key].file, ...(modules[key].css ?? []), ...(modules[key].assets ?? [])]);
const kept = new Set([...program, ...named]);
const BESIDE = ['manifest.webmanifest', 'icon*.{png,svg}'];

/** What the release before left to read its logs with: an update that came overnight is opened in the morning, perhaps without a network. */
const before = readdirSync(path.join(dist, 'bundles'))
  .filter((name) => name !== `${bundleHash(root)}.js`)
  .map((name) => `bundles/${name}`)
  .toSorted((left, right) => statSync(path.join(dist, right)).mtimeMs - statSync(path.join(dist, left)).mtimeMs)
  .slice(0, 1);

/** The page is kept with the policy under which it is sent. The server puts that here, so that another policy is another page. */
const POLICY = '__POLICY__';
const page = (entries) => ({
  manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/', revision: `${entry.revision}-${POLICY}` } : entry)),
  warnings: [],
});

const { warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ['index.html', ...kept, ...before, ...BESIDE],
  swDest: path.join(dist, 'sw.js'),
  mode: 'production',
  sourcemap: false,
  inlineWorkboxRuntime: true,
  babelPresetEnvTargets: ['chrome >= 109', 'firefox >= 115', 'safari >= 16.4'],
  cacheId: 'matab',
  // Their names change with their content: what the page has fetched is taken from the browser's own cache.
  dontCacheBustURLsMatching: /^(assets|bundles)\//,
  manifestTransforms: [page],
  directoryIndex: null,
  ignoreURLParametersMatching: [],
  navigateFallback: '/',
  navigateFallbackAllowlist: [PAGES],
  navigateFallbackDenylist: [FILES],
  // It says where the provider is, and nothing else.
  runtimeCaching: [
    {
      urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
      handler: 'NetworkFirst',
      options: {
        cacheName: 'matab-configuration',
        networkTimeoutSeconds: 3,
        // The page of a network that wants a sign-in of its own is no configuration, and would be taken for one after it.
        plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok && !/html/.test(response.headers.get('content-type') ?? '') ? response : null) }],
      },
    },
  ],
  cleanupOutdatedCaches: true,
  // A new release waits until the user, or the next start, wants it.
  skipWaiting: false,
  clientsClaim: true,
});
const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
const forgotten = [...kept].filter((file) => !worker.includes(file));
if (named.length === 0 || forgotten.length > 0) throw new Error(`The worker would not keep ${forgotten.join(', ') || 'what the page names'}.`);
for (const warning of warnings) process.stderr.write(`${warning}\n`);
