/** `npm run model -- keep <file> [--name n]`: makes a session of support a test that is replayed for ever (`tests/kept`). */
import { ensureInstalled, runServer } from '../project.mjs';

export const run = (args) => {
  ensureInstalled();
  return runServer(['tests/model/commands/keep.ts', ...args]);
};
