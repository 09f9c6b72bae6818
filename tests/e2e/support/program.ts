import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const ADDRESS = /https?:\/\/[\w.:[\]]+/;

const heardFrom = (program: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const url = ADDRESS.exec(said)?.[0];
      if (url) resolve(url);
    };
    program.stdout?.on('data', hear);
    program.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    program.on('exit', (code) => reject(new Error(`The program ended with ${code}: ${said}`)));
  });

/**
 * Starts the program as a newcomer would, on a free port and with the data folder that its environment names. It counts no requests: a story
 * does in seconds what takes somebody an hour.
 */
export const startProgram = async (
  env: { readonly MATAB_DATA: string } & NodeJS.ProcessEnv,
): Promise<{ readonly url: string; readonly program: ChildProcess }> => {
  const program = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', MATAB_RATE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { url: await heardFrom(program), program };
};

export const stopProgram = async (program: ChildProcess): Promise<void> => {
  program.removeAllListeners('exit');
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
};
