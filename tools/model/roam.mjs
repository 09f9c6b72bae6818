/** `npm run model -- roam --rounds 300 [--seed 1]`: a random user at the built app (`tests/roam`). */
import { ensureShell } from '../machine.mjs';
import { ensureBuilt, ensureInstalled, run as runTool } from '../project.mjs';

export const run = async (args) => {
  ensureInstalled();
  // What cannot be done as it is asked is said before anything is built.
  const wrong = await runTool('node', ['tests/roam/main.ts', ...args], { MATAB_ONLY_ASKED: 'yes' });
  if (wrong !== 0) return wrong;
  ensureBuilt();
  return runTool('node', ['tests/roam/main.ts', ...args], { MATAB_CHROMIUM_SHELL: ensureShell() });
};
