/** `npm run check`: everything that needs no browser, in the order in which it fails fastest. */
import { ensureInstalled } from './project.mjs';
import { closeWith, step } from './steps.mjs';

export const checks = [
  ['types', 'tsc', ['--noEmit']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['dead files and exports', 'knip', ['--no-progress']],
  ['unit, machine, model, fold, view and contract tests', 'vitest', ['run', '--silent=passed-only']],
  ['build', 'node', ['tools/build.mjs']],
  ['size budgets', 'node', ['tools/budgets.mjs']],
];

if (import.meta.filename === process.argv[1]) {
  ensureInstalled();
  for (const [name, command, args] of checks) step(name, command, args);
  closeWith();
}
