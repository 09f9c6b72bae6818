import path from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { endWithProblem, requireNode } from './config/process.ts';

requireNode();

/** `node server/practice.ts create|add-account|reset-password`: what an installation's keeper does from the command line. */
const run = async (): Promise<void> => {
  const { runCommand } = await import('./practices/command.ts');
  await runCommand(process.argv.slice(2), readEnvironment(process.env, path.resolve(import.meta.dirname, '..')), (line) => console.log(line));
};

run().catch(endWithProblem);
