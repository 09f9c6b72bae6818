/**
 * Emits the machines of this release and their fold beside the app, under their hash, for later releases to read its logs
 * with; into another folder if one is named.
 */
import path from 'node:path';
import { build } from 'vite';
import { bundleHash } from './bundle.ts';
import { root } from './project.mjs';

const [folder = path.join(root, 'dist', 'bundles')] = process.argv.slice(2);

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // A library is built for whoever bundles it further, so that this would be left to them; nobody does.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: folder,
    // The bundles of earlier releases stay.
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    lib: { entry: path.join(root, 'src', 'bundle.ts'), formats: ['es'], fileName: () => `${bundleHash(root)}.js` },
  },
});
