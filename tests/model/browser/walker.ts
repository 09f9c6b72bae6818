/** A thread with a browser of its own, which walks the pages that it is told of, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { openCopies } from '../../e2e/support/copies.ts';
import { browsers } from './hand/browsers.ts';
import { pages } from './pages.ts';
import { type Only, type Round, walkPage } from './round.ts';
import type { Stage } from './walk-path.ts';
import { practiceAt } from './world/practice.ts';
import { openWire } from './world/wire.ts';

/** What every thread is given. */
export interface Given {
  /** Of the program, and the folder of its data. */
  readonly port: number;
  readonly data: string;
  readonly browser: string;
  readonly seed: number;
  readonly only: Only;
}

/** One page of a workflow; null when there is no more. */
export type Job = { readonly workflow: string; readonly page: number } | null;

/** What a thread answers: a line to be said, or what came of its job. */
export type Answer = { readonly line: string } | { readonly round: Round };

const { port, data, browser: name, seed, only } = workerData as Given;
const answer = (what: Answer): void => parentPort?.postMessage(what);
const browser = await browsers[name]?.open();
const copies = openCopies(data);
if (browser === undefined) throw new Error(`There is no way into ${name}.`);

let counted = 0;
const count = (): number => {
  counted += 1;
  return counted;
};

const walk = async (job: Job): Promise<void> => {
  if (job === null) {
    await browser.close();
    copies.close();
    parentPort?.close();
    return;
  }
  const page = pages.get(job.workflow)?.[job.page];
  if (page === undefined) throw new Error(`${job.workflow} has no page ${job.page}.`);
  counted = 0;
  let practices = 0;
  const prepared = (): Stage => {
    const username = `model-${job.workflow}-${job.page}-${practices++}`;
    copies.add(username);
    return { browser, openWire: () => openWire(() => port), practice: practiceAt(port, username), count, looked: new Set() };
  };
  answer({ round: await walkPage(page, seed, prepared, only, (line) => answer({ line })) });
};

parentPort?.on('message', (job: Job) => {
  // What breaks a thread ends the walk: it is thrown where the thread was begun.
  walk(job).catch((error: unknown) => queueMicrotask(() => Promise.reject(error)));
});
