/** `npm run model -- faults [--kind pure | browser]`: plants faults in a copy of the sources and says which generated test finds each. */
import { ensureShell } from '../machine.mjs';
import { ensureInstalled, runServer } from '../project.mjs';

export const run = (args) => {
  ensureInstalled();
  if (!args.includes('pure')) process.env.MATAB_CHROMIUM_SHELL = ensureShell();
  return runServer(['tests/model/commands/faults.ts', ...args]);
};
