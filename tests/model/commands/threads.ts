import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Coverage } from '../promises/coverage.ts';

/** Megabytes for what is young: most of what a walk makes is thrown away at once. */
const YOUNG = 256;

/** Walks workflows, as many at a time as there are cores; those that take longest should come first. */
export const walkAll = async (names: readonly string[], seed: number): Promise<readonly Coverage[]> => {
  const waiting = [...names];
  const done = new Map<string, Coverage>();
  const walk = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(path.join(import.meta.dirname, 'walker.ts'), { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
      const next = (): void => {
        const name = waiting.shift();
        if (name === undefined) worker.terminate().then(() => resolve(), reject);
        else worker.postMessage({ name, seed });
      };
      worker.on('error', reject);
      worker.on('message', (coverage: Coverage) => {
        done.set(coverage.name, coverage);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, walk));
  return names.flatMap((name) => done.get(name) ?? []);
};
