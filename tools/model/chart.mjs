/** `npm run model -- chart <workflow…> | --all [--check]`: the chart of a machine as a picture, in `docs/charts`. */
import { ensureInstalled, runServer } from '../project.mjs';

export const run = (args) => {
  ensureInstalled();
  return runServer(['tests/model/commands/chart.ts', ...args]);
};
