/** `npm start`: installs and builds what is missing, then serves the app and its provider on one port. */
import { ensureBuilt, ensureRunnable, runServer } from './project.mjs';

ensureRunnable();
ensureBuilt();
process.exit(await runServer(['server/main.ts']));
