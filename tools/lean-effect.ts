import type { Plugin } from 'vite';

/** What of a library's file is written otherwise: a declaration at its top, by its name. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Time passes in numbers of milliseconds alone; a fence sees to that, and what gets by it fails rather than hangs.
  'Duration.js': {
    fromInputUnsafe: "(millis) => { if (typeof millis === 'number' && millis === millis) return millis; throw new TypeError('no number of milliseconds'); }",
    toMillis: '(millis) => millis',
  },
  // Nobody reads the text of an effect on a built page.
  'Formatter.js': { format: '(value) => typeof value' },
  // Two reasons of one failure are the same where they are one thing: nothing else is compared.
  'Equal.js': { equals: '(...both) => (both.length === 1 ? (self) => Object.is(self, both[0]) : Object.is(both[0], both[1]))' },
  'Hash.js': { hash: '() => 0' },
};

const FILE = /\/effect\/dist\/(Duration|Formatter|Equal|Hash)\.js$/;
const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** A function that is declared at the top of a file: up to the line that closes it. */
const declared = (name: string): RegExp => new RegExp(`^export (?:const ${name} = |function ${name}\\()[\\s\\S]*?^\\}\\)?;?$`, 'm');

/**
 * Leaves out of `effect` what this program asks nothing of and its core brings along all the same: reading durations from words, texts of
 * values, and comparing by what is inside. That is 3 kB before every screen of who is signed in. A library that has become another stops the build.
 */
export const leanEffect: Plugin = {
  name: 'matab-lean-effect',
  apply: 'build',
  buildEnd() {
    const files = [...this.getModuleIds()];
    if (!files.some((file) => /\/effect\/dist\/Effect\.js$/.test(file))) return;
    for (const name of Object.keys(INSTEAD)) if (!files.some((file) => FILE.test(file) && nameOf(file) === name)) this.error(`effect has no ${name}`);
  },
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const written = Object.entries(INSTEAD[nameOf(id)] ?? {}).reduce((text, [name, instead]) => {
        const [found = ''] = declared(name).exec(text) ?? [];
        if (found.match(/^export /gm)?.length !== 1) this.error(`${nameOf(id)} of effect declares ${name} otherwise than it is known to`);
        return text.replace(declared(name), () => `export const ${name} = ${instead};`);
      }, code);
      return { code: written, map: null };
    },
  },
};
