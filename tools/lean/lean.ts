import type { Plugin } from 'vite';
import { EFFECT } from './effect.ts';
import type { Known } from './known.ts';
import { NOBLE } from './noble.ts';
import { REACT } from './react.ts';
import { rewritten } from './rewritten.ts';
import { WOUTER } from './wouter.ts';
import { XSTATE } from './xstate.ts';

/** Files of a library, and what is known of each; `readIn` stands in those of the release that it was read in. */
export interface Library {
  /** As its package is called. */
  readonly name: string;
  readonly files: readonly (readonly [file: RegExp, known: Known])[];
  readonly readIn?: string;
}

export const LIBRARIES: readonly Library[] = [REACT, XSTATE, EFFECT, WOUTER, NOBLE];

const FILES = LIBRARIES.flatMap(({ files, ...library }) => files.map(([file, known]) => ({ ...library, file, known })));

/**
 * Leaves out of libraries what they do for nobody here (D-252). What was left out because of something that a release does
 * no longer stops the build, and so does a file that is nowhere.
 */
export const lean: Plugin = {
  name: 'matab-lean',
  apply: 'build',
  enforce: 'pre',
  buildEnd() {
    const all = [...this.getModuleIds()];
    for (const { name, files } of LIBRARIES) {
      const own = all.filter((id) => id.includes(`/node_modules/${name}/`));
      const missing = files.find(([file]) => !own.some((id) => file.test(id)));
      if (own.length > 0 && missing) this.error(`${name} has no file ${missing[0].source}`);
    }
  },
  transform: {
    filter: { id: FILES.map(({ file }) => file) },
    handler(code, id) {
      const found = FILES.find(({ file }) => file.test(id));
      if (found === undefined) return null;
      const { name, readIn, known } = found;
      if (readIn && !code.includes(readIn)) this.error(`${name} is not the one with ${readIn}, in which tools/lean was read`);
      const { code: written, unmet } = rewritten(code, known);
      if (unmet.length > 0) this.error(`${name} has no ${unmet.join(', ')}`);
      return { code: written, map: null };
    },
  },
};
