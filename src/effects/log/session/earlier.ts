import type { Earlier } from '../../../machines/fold/salvage.ts';
import type { Winding } from '../../../machines/viewer/tape.ts';
import type { Report } from '../../../schema/log/report.ts';

/** What another release reads its own logs with (`src/bundle.ts`). */
export interface EarlierBundle {
  readonly fold: Earlier;
  readonly wind: (report: Report) => Winding;
}

/** What wrote a log cannot read it, although nobody took it away: it breaks, or there is no way to it. */
export class UnusableBundle extends Error {
  constructor(hash: string, why: 'broken' | 'unreachable', cause?: unknown) {
    super(`The bundle ${hash} is ${why}`, { cause });
    this.name = 'UnusableBundle';
  }
}

/** Waits before each time that the server is asked, in milliseconds, and how long it is waited for. */
const TRIES = [0, 400, 1600];
const PATIENCE = 3000;

const ask = async (address: string): Promise<'here' | 'gone' | 'unreachable'> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (answer === null) return 'unreachable';
  // A host that knows one page only sends that page for whatever it does not have.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.status === 404 || answer.status === 410 || (answer.ok && isPage)) return 'gone';
  return answer.ok ? 'here' : 'unreachable';
};

/**
 * Loads the bundle that wrote a log by its hash; null where it is kept no more. Throws `UnusableBundle`.
 *
 * An import says of its failure neither whether the file is missing nor whether it broke, and some browsers never try
 * again what could not be fetched once: so the file is asked for first.
 */
export const earlierBundle = async (hash: string): Promise<EarlierBundle | null> => {
  // The hash comes from a file or a disk: nothing else may name a script.
  if (!/^[0-9a-f]{16}$/.test(hash)) return null;
  const address = `/bundles/${hash}.js`;
  for (const wait of TRIES) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const answer = await ask(address);
    if (answer === 'gone') return null;
    if (answer === 'unreachable') continue;
    try {
      return (await import(/* @vite-ignore */ address)) as EarlierBundle;
    } catch (error) {
      throw new UnusableBundle(hash, 'broken', error);
    }
  }
  throw new UnusableBundle(hash, 'unreachable');
};
