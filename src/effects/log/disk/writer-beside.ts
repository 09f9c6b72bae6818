import { vouched } from '../vouched.ts';
import type { LogDatabase } from './database.ts';
import { type Write, type Writer, writerHere } from './writer.ts';
import script from './writing.worker.ts?worker&url';

export interface Order {
  readonly id: number;
  readonly write: Write;
}

/** What became of an order; the one without number says whether the worker is ready. */
export interface Told {
  readonly id: number;
  /** The name of a `DOMException`. */
  readonly failed?: string;
}

/** A worker that says nothing for so long, in milliseconds, has died without a word. */
const SILENCE = 15_000;

let address: string | null = null;

const workerOf = (name: string): Worker | null => {
  if (typeof Worker === 'undefined') return null;
  address ??= vouched('matab-log', script);
  return new Worker(address, { type: 'module', name });
};

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes in a worker: a write costs a page on a cheap phone ten times as much as to hand it over.
 *
 * Until the worker has a connection, and from the moment it fails, the page writes itself; what the worker did not confirm is refused,
 * so that it is written again, under the same keys.
 */
export const writerBeside = (database: LogDatabase): Writer => {
  const here = writerHere(database);
  const waiting = new Map<number, Waiting>();
  let worker = workerOf(database.name);
  let isReady = false;
  let last = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(watch);
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new DOMException('', 'AbortError'));
    waiting.clear();
  };

  const heard = ({ id, failed }: Told): void => {
    clearTimeout(watch);
    if (id === 0) {
      if (failed) stop();
      else isReady = true;
      return;
    }
    const one = waiting.get(id);
    waiting.delete(id);
    if (failed) one?.reject(new DOMException('', failed));
    else one?.resolve();
  };

  const ask = (to: Worker, write: Write): Promise<void> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      clearTimeout(watch);
      watch = setTimeout(stop, SILENCE);
      to.postMessage({ id: last, write } satisfies Order);
    });

  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<Told>) => heard(data);
    worker.onerror = stop;
  }
  return { write: (write) => (worker && isReady ? ask(worker, write) : here.write(write)), stop };
};
