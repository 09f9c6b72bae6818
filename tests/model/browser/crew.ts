import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pages } from './pages.ts';
import type { Round } from './round.ts';
import type { Answer, Given, Job } from './walker.ts';
import type { Program } from './world/practice.ts';

const WALKER = path.join(import.meta.dirname, 'walker.ts');

/** Walks every page of the workflows, so many at a time, each in a practice of its own; `heard` is told of each round as it ends. */
export const walkAll = async (names: readonly string[], count: number, program: Program, given: Omit<Given, 'port' | 'data'>, heard: Heard): Promise<void> => {
  const left: NonNullable<Job>[] = names.flatMap((workflow) => (pages.get(workflow) ?? []).map((_, page) => ({ workflow, page })));
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: Given = { ...given, port: program.port(), data: program.data };
      const worker = new Worker(WALKER, { workerData });
      const next = (): void => worker.postMessage(left.shift() ?? null);
      worker.on('message', (answer: Answer) => {
        if ('line' in answer) return heard.line(answer.line);
        heard.round(answer.round);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread of the walk ended with ${code}.`))));
      next();
    });
  await Promise.all(Array.from({ length: Math.min(count, left.length) }, work));
};

/** Who is told of what is said and of what came of each page. */
interface Heard {
  readonly line: (line: string) => void;
  readonly round: (round: Round) => void;
}
