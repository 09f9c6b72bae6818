/** Runs named steps one after the other, stops at the first that fails, and closes with a count. */
import { run } from './project.mjs';

let passed = 0;

export const step = (name, command, args, env) => {
  const began = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  if (run(command, args, env) !== 0) {
    process.stdout.write(`\n✗ ${name}\n${passed} passed, 1 failed\n`);
    process.exit(1);
  }
  passed += 1;
  process.stdout.write(`✓ ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
};

export const closeWith = () => process.stdout.write(`\n${passed} passed, 0 failed\n`);
