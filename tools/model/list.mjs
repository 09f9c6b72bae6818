/** `npm run model -- list`: every workflow that has a model, with what there is to walk. */
import { ensureInstalled, runServer } from '../project.mjs';

export const run = (args) => {
  ensureInstalled();
  return runServer(['tests/model/commands/list.ts', ...args]);
};
