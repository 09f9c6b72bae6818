import { EventEmitter } from 'node:events';
import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';

/**
 * Extracts the styles of `css` templates at build time.
 *
 * Its style-evaluating child process ends with the dev server's HTTP server. A test run has none, and would wait ten
 * seconds for a child that never ends; it gets an emitter in its place, closed when the run is over.
 */
export const styles = (): Plugin => {
  const plugin = wyw({
    include: ['src/**/*.{ts,tsx}', 'tests/kit/**/*.{ts,tsx}'],
    prefixer: false,
    // Files with styles may also make contexts: that is no news to whoever starts the program.
    importOverrides: { react: { unknown: 'allow' } },
  }) as Plugin;
  const stopped = new EventEmitter();
  const configureServer = plugin.configureServer;
  return {
    ...plugin,
    configureServer(server) {
      const withEnd = server.httpServer ? server : new Proxy(server, { get: (target, key) => (key === 'httpServer' ? stopped : Reflect.get(target, key)) });
      return typeof configureServer === 'function' ? configureServer.call(this, withEnd) : configureServer?.handler.call(this, withEnd);
    },
    buildEnd(...args) {
      stopped.emit('close');
      const end = plugin.buildEnd;
      return typeof end === 'function' ? end.apply(this, args) : end?.handler.apply(this, args);
    },
  };
};
