import type { Breathe } from './steps.ts';

/** As long as the page may be busy at a stretch, in milliseconds: a device four times as slow as it seems still answers a tap at once. */
const STRETCH = 5;

/** Whether somebody waits for what is done in turns, or all else goes before it. */
export type Priority = 'user-visible' | 'background';

interface Tasks {
  readonly postTask?: (task: () => void, options: { readonly priority: Priority }) => Promise<void>;
}

/**
 * Lets everything else that waits have its turn, what comes meanwhile among it where the browser knows of priorities: somebody
 * who types must not wait for one stretch after each step of an answer. A timer would wait longer each time, and may be a test's own.
 */
export const pause = (priority: Priority): Promise<void> =>
  new Promise((resolve) => {
    const { scheduler } = globalThis as { readonly scheduler?: Tasks };
    if (scheduler?.postTask) {
      void scheduler.postTask(resolve, { priority });
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

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
