/** `npm test`: installs what is missing, the browser and a PostgreSQL server included, and runs every test there is. */
import { ensureBrowser, ensurePostgres } from './machine.mjs';
import { ensureInstalled } from './project.mjs';

ensureInstalled();
process.env.MATAB_CHROMIUM = ensureBrowser();
process.env.MATAB_POSTGRES = ensurePostgres();
// As many random sessions as a release must stand; a quick check makes do with fewer.
process.env.FUZZ_RUNS ??= '3000';
// These read the environment of the machine as it is now.
const { checks } = await import('./check.mjs');
const { closeWith, step } = await import('./steps.mjs');

for (const [name, command, args] of checks) step(name, command, args);
step('stories in a real browser', 'playwright', ['test', '--config', 'tests/e2e/playwright.config.ts']);
closeWith();
