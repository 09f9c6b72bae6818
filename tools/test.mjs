/** `npm test`: installs what is missing, the browser and a PostgreSQL server included, and runs every test there is. */
import { checks } from './check.mjs';
import { ensureBrowser, ensurePoppler, ensurePostgres } from './machine.mjs';
import { ensureInstalled } from './project.mjs';
import { runParts } from './steps.mjs';

ensureInstalled();

const stories = {
  name: 'stories in a real browser',
  run: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,./tools/times/stories.mjs'],
};

// As many rounds as say whether anything is wrong; `npm run model -- roam` plays more.
const roam = {
  name: 'a random user in a real browser',
  run: ['node', 'tests/roam/main.ts', '--rounds', '30', '--actions', '6', '--workers', '3', '--screens', '8'],
};

ensurePoppler();
await runParts([...checks, [stories], [roam]], {
  MATAB_CHROMIUM: ensureBrowser(),
  MATAB_POSTGRES: ensurePostgres(),
  // As many random sessions as a release must stand; a quick check makes do with fewer.
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? '3000',
});
