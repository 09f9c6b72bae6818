import type { Plugin } from 'vite';
import { NEVER, READ_IN } from './never.ts';
import { rewritten } from './rewritten.ts';

/** The file of React that draws. */
export const REACT = /react-dom-client\.production\.js$/;

/**
 * Leaves out of React what it does for nobody here (D-252). What was left out because of something that a release of
 * React does no longer stops the build, and so does any release that nobody has read it in.
 */
export const leanReact: Plugin = {
  name: 'matab-lean-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: REACT },
    handler(code) {
      if (!code.includes(`exports.version = "${READ_IN}";`)) this.error(`React is not ${READ_IN}, in which tools/lean-react/never.ts was read`);
      const { code: written, unmet } = rewritten(code, NEVER);
      if (unmet.length > 0) this.error(`React has no ${unmet.join(', ')}`);
      return { code: written, map: null };
    },
  },
};
