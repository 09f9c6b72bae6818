import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { styles } from './tools/wyw.ts';

const API = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [styles(), react()],
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html' },
      // What changes rarely and every screen needs is one file: it compresses best, and stays cached from release to release.
      output: {
        codeSplitting: { groups: [{ name: 'platform', test: /node_modules[\\/](react|react-dom|scheduler|xstate|@xstate|use-sync-external-store)[\\/]/ }] },
      },
    },
  },
  server: { proxy: { '/api': API, '/dj-rest-auth': API, '/config.json': API } },
  test: {
    // The extracted styles are virtual modules that a cached transform would not register again.
    fsModuleCache: false,
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/{architecture,schema,machines,model,effects,log,replay}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'server', environment: 'node', include: ['tests/{contract,server}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      { extends: true, test: { name: 'views', environment: 'happy-dom', include: ['tests/views/**/*.test.{ts,tsx}'] } },
    ],
  },
});
