/** `npm run model -- roam --rounds 300 [--seed 1]`: a random user at the built app (`tests/roam`). */
import { ensureBrowser } from '../machine.mjs';
import { ensureBuilt, ensureInstalled, run as runTool } from '../project.mjs';

export const run = (args) => {
  ensureInstalled();
  ensureBuilt();
  return runTool('node', ['tests/roam/main.ts', ...args], { MATAB_CHROMIUM: ensureBrowser() });
};
