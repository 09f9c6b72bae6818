import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TICK_MILLIS = 1000 / Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout || 100);

/** A server under measurement, in a process of its own. */
export interface Measured {
  readonly port: number;
  /** From the start of the process to its first address, in milliseconds. */
  readonly startMillis: number;
  /** Processor time used so far, in milliseconds. */
  readonly cpuMillis: () => number;
  /** Resident memory, in megabytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

const started = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      const port = /(?:Port: |:)(\d+)$/m.exec(part.toString())?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });

/** Runs a program of the project until it prints where it answers. */
export const measured = async (file: string, words: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<Measured> => {
  const began = performance.now();
  const child = spawn(process.execPath, [path.resolve(ROOT, file), ...words], {
    env: { ...process.env, MATAB_RATE: '1000000', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await started(child);
  const startMillis = performance.now() - began;
  const proc = `/proc/${child.pid}`;
  return {
    port,
    startMillis,
    cpuMillis: () => {
      const fields = readFileSync(`${proc}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MILLIS;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
