import type { Plugin } from 'vite';

/** What React makes while it loads, throws as a signal, and knows again by being the same thing. */
const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNALS = 5;

/**
 * Keeps React from looking at stacks while it loads: with a debugger attached, as whatever measures a page is, the engine reads all of
 * a file of the build a second time to say where in it that is. A library that has become another stops the build.
 */
export const withoutStacks: Plugin = {
  name: 'matab-without-stacks',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const made = code.match(SIGNAL)?.length ?? 0;
      if (made !== SIGNALS) this.error(`React makes ${made} of the ${SIGNALS} signals that it is known to make`);
      return { code: code.replace(SIGNAL, '$1 = Object.create(Error.prototype, { message: { value: $2 } })'), map: null };
    },
  },
};
