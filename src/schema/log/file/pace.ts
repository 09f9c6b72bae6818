import type { Breathe } from './steps.ts';

/** As long as the page may be busy at a stretch, in milliseconds: a device four times as slow as it seems still answers a tap at once. */
const STRETCH = 5;

/** Whether somebody waits for what is done in turns, or all else goes before it. */
export type Priority = 'user-visible' | 'background';

interface Tasks {
  readonly postTask?: (task: () => void, options: { readonly priority: Priority }) => Promise<void>;
}

/** Resolves in a turn of its own. A timer would wait longer each time, in some browsers until the page has loaded, and may be a test's own. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Lets everything else that waits have its turn, what comes meanwhile among it where the browser knows of priorities: somebody
 * who types must not wait for one stretch after each step of an answer.
 */
export const pause = (priority: Priority): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: Tasks };
  return scheduler?.postTask ? scheduler.postTask(() => {}, { priority }) : turn();
};

/** Gives way to the page again and again, after so many milliseconds each time; throws when nobody waits for the work any more. */
export const pace = (signal?: AbortSignal, stretch = STRETCH, priority: Priority = 'background'): Breathe => {
  let since = performance.now();
  return () => {
    if (performance.now() - since < stretch) return undefined;
    return pause(priority).then(() => {
      signal?.throwIfAborted();
      since = performance.now();
    });
  };
};
