/** `npm test`: installs what is missing, the browser and a PostgreSQL server included, and runs every test there is. */
import { checks } from './check.mjs';
import { ensureBrowser, ensurePoppler, ensurePostgres, ensureShell } from './machine.mjs';
import { ensureInstalled } from './project.mjs';
import { runParts } from './steps.mjs';

ensureInstalled();

// Two browsers share the machine with whatever else it does: what fails in one is judged by its second try, and named for it.
const stories = {
  name: 'stories in a real browser',
  run: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--retries=1', '--reporter=list,./tools/times/stories.mjs'],
};

const walk = { name: 'workflows on their pages', run: ['node', 'tests/model/browser/main.ts', '--all'] };

// As many rounds as say whether anything is wrong; `npm run model -- roam` plays more and longer ones.
const roam = {
  name: 'a random user in a real browser',
  run: ['node', 'tests/roam/main.ts', '--rounds', '12', '--actions', '6', '--moves', '4', '--workers', '3', '--screens', '8'],
};

ensurePoppler();
await runParts([...checks, [stories], [walk], [roam]], {
  MATAB_CHROMIUM_SHELL: ensureShell(),
  MATAB_CHROMIUM: ensureBrowser(),
  MATAB_POSTGRES: ensurePostgres(),
  // As many random sessions as a release must stand; a quick check makes do with fewer.
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? '3000',
});
