import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const ADDRESS = /https?:\/\/[\w.:[\]]+/;

/** The program as a newcomer starts it: built files, a real server, the demo practice. */
export interface Program {
  /** Scheme, host and port. */
  readonly url: string;
  /** The folder of its database. */
  readonly data: string;
  readonly stop: () => Promise<void>;
}

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

/** Starts the program on a free port and an empty data folder. */
export const startProgram = async (): Promise<Program> => {
  const data = mkdtempSync(path.join(tmpdir(), 'matab-'));
  const program = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', MATAB_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await heardFrom(program);
  const stop = async () => {
    program.removeAllListeners('exit');
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true });
  };
  return { url, data, stop };
};
