import type { Library } from './lean.ts';

const at = (file: string): RegExp => new RegExp(`/effect/dist/${file}\\.js$`);

/** What the core of `effect` brings along and does for nobody here (D-249); the fence `leanEffect` keeps what would make it untrue out of the program. */
export const EFFECT: Library = {
  name: 'effect',
  files: [
    // Time passes in numbers of milliseconds alone, and what gets by the fence fails rather than hangs.
    [
      at('Duration'),
      {
        declarations: {
          fromInputUnsafe:
            "(millis) => { if (typeof millis === 'number' && millis === millis) return millis; throw new TypeError('no number of milliseconds'); }",
          toMillis: '(millis) => millis',
        },
      },
    ],
    // As if no stacks were kept, it tries nothing with them while it loads (D-194); an error has its own all the same.
    [
      at('internal/stackTraceLimit'),
      { declarations: { isStackTraceLimitWritable: '() => false', getStackTraceLimit: '() => 0', setStackTraceLimit: '() => {}' } },
    ],
    // Nobody reads the text of an effect on a built page.
    [at('Formatter'), { declarations: { format: '(value) => typeof value' } }],
    // Two reasons of one failure are the same where they are one thing: nothing else is compared.
    [at('Equal'), { declarations: { equals: '(...both) => (both.length === 1 ? (self) => Object.is(self, both[0]) : Object.is(both[0], both[1]))' } }],
    [at('Hash'), { declarations: { hash: '() => 0' } }],
    [
      at('internal/effect'),
      {
        declarations: {
          // Rows are read one after the other.
          iterateConcurrent: "() => () => () => { throw new TypeError('nothing is done at once'); }",
          // Nothing is measured in less than milliseconds.
          monotonicNowNanos: '() => 0n',
          wallTimeNanos: '() => 0n',
        },
      },
    ],
  ],
};
