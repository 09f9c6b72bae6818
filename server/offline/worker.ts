import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where browsers ask for the service worker, again and again. */
export const WORKER = '/sw.js';

/** What the build leaves in the place of the policy of pages (`tools/emit-worker.mjs`). */
const POLICY = '__POLICY__';

/** Takes the place of a worker, empties what it kept and goes: from then on pages come from the server alone. */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith('matab-')) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

const builtIn = (dist: string): Promise<string | null> =>
  readFile(path.join(dist, WORKER), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export interface WorkerOptions {
  readonly dist: string;
  readonly offline: boolean;
  /** Under which pages are sent: a worker keeps the page with it, and another policy makes another worker. */
  readonly policy: string;
}

/** The service worker with its version, or null where the build has none. */
export const workerOf = async ({ dist, offline, policy }: WorkerOptions): Promise<{ readonly script: string; readonly etag: string } | null> => {
  const built = offline ? await builtIn(dist) : LEAVING;
  if (built === null) return null;
  const script = built.replaceAll(POLICY, digest(policy));
  return { script, etag: `W/"${digest(script)}"` };
};
