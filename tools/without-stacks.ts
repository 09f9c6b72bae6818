import type { Plugin } from 'vite';

/** Where `effect` asks whether stacks are kept. */
const EFFECT = /effect\/dist\/internal\/stackTraceLimit\.js$/;
/** As if none were, it tries nothing with stacks while it loads; an error has its own all the same. */
const NONE_KEPT =
  'export const isStackTraceLimitWritable = () => false;\nexport const getStackTraceLimit = () => 0;\nexport const setStackTraceLimit = () => {};';

const REACT = /react-dom-client\.production\.js$/;

/** What React makes while it loads, throws as a signal, and knows again by being the same thing. */
const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNALS = 5;

/**
 * Keeps two libraries from looking at stacks while they load: to say where in a file of the build that is, the engine reads
 * all of the file a second time. For `effect`, which wants the text, it does so on every start; for React with a debugger
 * attached, as whatever measures a page is. A library that has become another stops the build.
 */
export const withoutStacks: Plugin = {
  name: 'matab-without-stacks',
  apply: 'build',
  enforce: 'pre',
  buildEnd() {
    const files = [...this.getModuleIds()];
    for (const [library, place] of [
      [/\/effect\/dist\//, EFFECT],
      [/\/react-dom\//, REACT],
    ] as const) {
      if (files.some((file) => library.test(file)) && !files.some((file) => place.test(file))) this.error(`${place.source} is nowhere`);
    }
  },
  load: { filter: { id: EFFECT }, handler: () => NONE_KEPT },
  transform: {
    filter: { id: REACT },
    handler(code) {
      const made = code.match(SIGNAL)?.length ?? 0;
      if (made !== SIGNALS) this.error(`React makes ${made} of the ${SIGNALS} signals that it is known to make`);
      return { code: code.replace(SIGNAL, '$1 = Object.create(Error.prototype, { message: { value: $2 } })'), map: null };
    },
  },
};
