import type { Earlier } from '../../../machines/fold/salvage.ts';
import type { Winding } from '../../../machines/viewer/tape.ts';
import type { Report } from '../../../schema/log/report.ts';

/**
 * What another release reads its own logs with (`src/bundle.ts`). What these functions take and answer is for ever: a
 * name that changes here must be translated below, as long as a release that used it is kept.
 */
export interface EarlierBundle {
  readonly fold: Earlier;
  readonly wind: (report: Report) => Winding;
}

/** A bundle in the words of today: a part of a tape that can be folded was called `replayable` once. */
export const translated = ({ fold, wind }: EarlierBundle): EarlierBundle => ({
  fold,
  wind: (report) => {
    const winding = wind(report);
    return {
      ...winding,
      tape: () => {
        const tape = winding.tape();
        for (const track of tape.tracks) if ('replayable' in track) Object.assign(track, { foldable: track.replayable });
        return tape;
      },
    };
  },
});

/** What wrote a log cannot read it, although nobody took it away: it breaks, or there is no way to it. */
export class UnusableBundle extends Error {
  constructor(hash: string, why: 'broken' | 'unreachable', cause?: unknown) {
    super(`The bundle ${hash} is ${why}`, { cause });
    this.name = 'UnusableBundle';
  }
}

/** Waits before each attempt, in milliseconds, and how long the server is waited for. */
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

/** The hash comes from a file or a disk: nothing else may name a script. */
const isHash = (hash: string): boolean => /^[0-9a-f]{16}$/.test(hash);

const addressOf = (hash: string): string => `/bundles/${hash}.js`;

const load = async (address: string): Promise<EarlierBundle> => translated((await import(/* @vite-ignore */ address)) as EarlierBundle);

/** Loads a bundle where the page's policy lets nothing be asked; null where it is kept no more or cannot be used, told to `onFault`. */
export const bundleIfAny = async (hash: string, onFault: (fault: unknown) => void): Promise<EarlierBundle | null> => {
  if (!isHash(hash)) return null;
  return load(addressOf(hash)).catch((fault: unknown) => {
    onFault(fault);
    return null;
  });
};

/**
 * Loads the bundle that wrote a log by its hash; null where it is kept no more. Throws `UnusableBundle`.
 *
 * An import does not say why it failed, so the server is asked for the file then. Some browsers never fetch again under a
 * name that failed once, so every later attempt has a name of its own.
 */
export const earlierBundle = async (hash: string): Promise<EarlierBundle | null> => {
  if (!isHash(hash)) return null;
  const address = addressOf(hash);
  let fault: unknown;
  for (const [attempt, wait] of TRIES.entries()) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      return await load(attempt === 0 ? address : `${address}?${attempt}`);
    } catch (error) {
      fault = error;
    }
    const answer = await ask(address);
    if (answer === 'gone') return null;
    // The first failure may have been that of the line.
    if (answer === 'here' && attempt > 0) throw new UnusableBundle(hash, 'broken', fault);
  }
  throw new UnusableBundle(hash, 'unreachable', fault);
};
