/** Emits the machines of this release and their fold beside the app, under their hash, for later releases to read its logs with. */
import path from 'node:path';
import { build } from 'vite';
import { bundleHash } from './bundle.ts';
import { root } from './project.mjs';

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: path.join(root, 'dist', 'bundles'),
    // The bundles of earlier releases stay.
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    lib: { entry: path.join(root, 'src', 'bundle.ts'), formats: ['es'], fileName: () => `${bundleHash(root)}.js` },
  },
});
