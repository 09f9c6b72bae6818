import path from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { endWithProblem, keepCompiled, requireNode } from './config/process.ts';

const root = path.resolve(import.meta.dirname, '..');

requireNode();
keepCompiled(root);

/** Starts the server from the environment, says where it is, and stops it when asked to. */
const run = async (): Promise<void> => {
  const configuration = readEnvironment(process.env, root);
  const { createServer } = await import('./create-server.ts');
  const server = await createServer(configuration);
  let stopping = false;
  const stop = () => {
    // A terminal and npm both tell of one Ctrl-C; the second word must not cut short what the first began.
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (cause: unknown) => endWithProblem(cause),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Matab: ${server.url}`);
  if (server.demo) console.log(`Demo account: ${server.demo.username} / ${server.demo.password}`);
};

run().catch(endWithProblem);
