/** `npm run model -- run <workflow…> | --all [--seed n] [--browser [--in firefox | webkit]]`: walks workflows on every edge. */
import { ensureShell } from '../machine.mjs';
import { ensureBuilt, ensureInstalled, runServer, run as runTool } from '../project.mjs';

const BROWSER = 'tests/model/browser/main.ts';

export const run = async (args) => {
  ensureInstalled();
  if (!args.includes('--browser')) return runServer(['tests/model/commands/run.ts', ...args]);
  const asked = args.filter((arg) => arg !== '--browser');
  // What cannot be done as it is asked is said before anything is built.
  const wrong = await runTool('node', [BROWSER, ...asked], { MATAB_ONLY_ASKED: 'yes' });
  if (wrong !== 0) return wrong;
  ensureBuilt();
  // Another browser than Chromium says itself what it lacks.
  const env = /--in[ =](firefox|webkit)/.test(args.join(' ')) ? {} : { MATAB_CHROMIUM_SHELL: ensureShell() };
  return runTool('node', [BROWSER, ...asked], env);
};
