/** `npm run report -- <file…>`: reads reports of users in sentences, or sorts many of them by what went wrong. */
import path from 'node:path';
import { ensureRunnable, runServer } from './project.mjs';

ensureRunnable();
// npm runs this in the project's folder; files are named where the caller is.
const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('--') ? arg : path.resolve(here, arg)));
process.exit(await runServer(['tools/report/main.ts', ...args]));
