/** `npm start`: installs and builds what is missing, then serves the app and its provider on one port. */
import { ensureBuilt, ensureInstalled, runServer } from './project.mjs';

ensureInstalled();
ensureBuilt();
process.exit(await runServer(['server/main.ts']));
