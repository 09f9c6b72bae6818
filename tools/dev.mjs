/** `npm run dev`: the provider, and Vite with reload in front of it. */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, projectEnv, root, runServer } from './project.mjs';

ensureInstalled();
ensureBuilt();
const vite = spawn('vite', ['--host', '127.0.0.1'], { cwd: root, stdio: 'inherit', env: projectEnv, shell: process.platform === 'win32' });
const code = await runServer(['server/main.ts']);
vite.kill();
process.exit(code);
