import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { StartProblem } from './start-problem.ts';

const OLDEST_NODE = 26;

/** Ends the program on a Node on which the database's binary would end it without a word. */
export const requireNode = (): void => {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  process.stderr.write(`Matab needs Node ${OLDEST_NODE} or newer, this is ${process.version}: start it with npm start, which brings its own.\n`);
  process.exit(1);
};

/**
 * Keeps the compiled program between starts: without it each start strips the types anew, which costs time and some
 * 25 MB for as long as the process lives. Where the folder cannot be written, nothing is kept.
 */
export const keepCompiled = (root: string): void => {
  enableCompileCache(path.join(root, 'node_modules', '.cache', 'matab'));
};

/** One line for the person who started the program, and a failing exit code. */
export const endWithProblem = (cause: unknown): never => {
  const line = cause instanceof StartProblem ? cause.message : `Matab stopped: ${String(cause).split('\n')[0]}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
