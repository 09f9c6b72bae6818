/** `npm test`: installs what is missing, the browser and a PostgreSQL server included, and runs what everybody waits for before a change leaves the house. */
import { checks } from './check.mjs';
import { ensurePostgres, ensureShell } from './machine.mjs';
import { ensureInstalled } from './project.mjs';
import { runParts } from './steps.mjs';

ensureInstalled();

const walk = { name: 'workflows on their pages', run: ['node', 'tests/model/browser/main.ts', '--all'] };

await runParts([...checks, [walk]], { MATAB_CHROMIUM_SHELL: ensureShell(), MATAB_POSTGRES: ensurePostgres() });
