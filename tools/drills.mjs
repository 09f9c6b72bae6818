/** `npm run drills`: installs what is missing, and runs what takes long by its nature: the drills among the tests, faults that models must find, every story and a random user in a real browser. */
import { ensureBrowser, ensurePoppler, ensurePostgres, ensureShell } from './machine.mjs';
import { ensureBuilt, ensureInstalled } from './project.mjs';
import { runParts } from './steps.mjs';
import { unit } from './unit.mjs';

ensureInstalled();

const faults = { name: 'planted faults', run: ['node', 'tests/model/commands/faults.ts'] };

// Browsers share the machine with whatever else it does: what fails in one is judged by its second try, and named for it.
const stories = {
  name: 'stories in a real browser',
  run: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--retries=1', '--reporter=list,./tools/times/stories.mjs'],
};

// As many rounds as say whether anything is wrong; `npm run model -- roam` plays more and longer ones.
const roam = {
  name: 'a random user in a real browser',
  run: ['node', 'tests/roam/main.ts', '--rounds', '12', '--actions', '6', '--moves', '4', '--workers', '3', '--screens', '8'],
};

ensurePoppler();
ensureBuilt();
await runParts([[unit('drills', '--project=drills')], [faults], [stories], [roam]], {
  MATAB_CHROMIUM_SHELL: ensureShell(),
  MATAB_CHROMIUM: ensureBrowser(),
  MATAB_POSTGRES: ensurePostgres(),
  // As many random sessions as a release must stand; a single file run by hand makes do with fewer.
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? '3000',
});
