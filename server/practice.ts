import path from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { endWithProblem, keepCompiled, requireNode } from './config/process.ts';

const root = path.resolve(import.meta.dirname, '..');

requireNode();
keepCompiled(root);

/** `node_modules/.bin/node server/practice.ts create|add-account|reset-password|…`: what an installation's keeper does from the command line. */
const run = async (): Promise<void> => {
  const { runCommand } = await import('./practices/command.ts');
  await runCommand(process.argv.slice(2), readEnvironment(process.env, root), (line) => console.log(line));
};

run().catch(endWithProblem);
