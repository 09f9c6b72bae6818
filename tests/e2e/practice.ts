import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

export interface Practice {
  /** Scheme, host and port of a running program with a fresh demo practice. */
  readonly url: string;
}

const ADDRESS = /https?:\/\/[\w.:[\]]+/;

/** Starts the program as a newcomer would, on a free port and with the data folder that its environment names. */
export const startProgram = (env: { readonly MATAB_DATA: string } & NodeJS.ProcessEnv): Promise<{ readonly url: string; readonly program: ChildProcess }> =>
  new Promise((resolve, reject) => {
    const program = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { ...process.env, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const url = ADDRESS.exec(said)?.[0];
      if (url) resolve({ url, program });
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    program.on('exit', (code) => reject(new Error(`The program ended with ${code}: ${said}`)));
  });

export const stopProgram = async (program: ChildProcess): Promise<void> => {
  program.removeAllListeners('exit');
  program.kill('SIGTERM');
  await new Promise((ended) => program.once('exit', ended));
};

/** A story's page against a program and a practice of its own: no story finds what another left. */
export const test = base.extend<{ practice: Practice }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
  practice: async ({}, use) => {
    const data = mkdtempSync(path.join(tmpdir(), 'matab-'));
    const { url, program } = await startProgram({ MATAB_DATA: data });
    await use({ url });
    await stopProgram(program);
    rmSync(data, { recursive: true });
  },
  baseURL: async ({ practice }, use) => use(practice.url),
});

export { expect } from '@playwright/test';
