/** `npm run check`: the checks and tests that need no browser and no patience, in the order in which they fail fastest. */
import { fileURLToPath } from 'node:url';
import { ensurePostgres } from './machine.mjs';
import { ensureInstalled } from './project.mjs';
import { runParts } from './steps.mjs';
import { unit } from './unit.mjs';

export const checks = [
  [
    { name: 'types', run: ['tsc', '--noEmit'] },
    { name: 'lint and format', run: ['biome', 'check', '--error-on-warnings'] },
    { name: 'dead files and exports', run: ['knip', '--no-progress'] },
    { name: 'state charts', run: ['node', 'tests/model/commands/chart.ts', '--all', '--check'] },
    { name: 'build', run: ['node', 'tools/build.mjs'] },
  ],
  [{ name: 'size budgets', run: ['node', 'tools/budgets.mjs'] }],
  [{ name: 'every workflow on every edge', run: ['node', 'tests/model/commands/run.ts', '--all'] }],
  [unit('unit, machine, model, fold, view and contract tests', '--project=!drills')],
];

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  ensureInstalled();
  await runParts(checks, { MATAB_POSTGRES: ensurePostgres() });
}
