/** `npm run model -- paths <workflow> [--to state] [--most 20] [--json]`: the ways through a workflow, as steps that a person can follow. */
import { ensureInstalled, runServer } from '../project.mjs';

export const run = (args) => {
  ensureInstalled();
  return runServer(['tests/model/commands/paths.ts', ...args]);
};
