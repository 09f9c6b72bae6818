import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A program of the server running in a process of its own. */
export interface ServerProcess {
  /** Where it answers; fails with what it said when it ends instead. */
  readonly url: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly stdout: string; readonly stderr: string }>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

type Variables = Readonly<Record<string, string>>;

const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(MATAB_|DATABASE_URL$|PORT$|HOST$|NODE_OPTIONS$|VITEST)/.test(name)));

/** Runs a file of `server/` on its own, seeing only the given variables of the server. */
export const runProgram = (file: string, variables: Variables, words: readonly string[] = [], input = ''): ServerProcess => {
  const child: ChildProcess = spawn(process.execPath, [path.join(ROOT, 'server', file), ...words], {
    env: { ...cleanEnvironment(), ...variables },
    stdio: 'pipe',
  });
  let stdout = '';
  let stderr = '';
  const url = Promise.withResolvers<string>();
  child.stdout?.on('data', (part: Buffer) => {
    stdout += part.toString();
    const found = /^Matab: (\S+)$/m.exec(stdout)?.[1];
    if (found) url.resolve(found);
  });
  child.stderr?.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  child.stdin?.end(input);
  const stopWithTests = () => child.kill('SIGKILL');
  process.once('exit', stopWithTests);
  const ended: ServerProcess['ended'] = new Promise((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', stopWithTests);
      url.reject(new Error(`The server ended before it answered: ${stderr}`));
      resolve({ code, signal, stdout, stderr });
    });
  });
  // Whoever does not wait for an address does not care that there is none.
  url.promise.catch(() => undefined);
  return { url: url.promise, ended, kill: (signal) => child.kill(signal) };
};

/** Starts the server on any free port, in English, without a demo practice and a limit of requests unless asked. */
export const runServer = (variables: Variables): ServerProcess =>
  runProgram('main.ts', { PORT: '0', MATAB_DEMO: 'off', MATAB_RATE: '0', MATAB_LANGUAGE: 'en', ...variables });

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'matab-test-'));
