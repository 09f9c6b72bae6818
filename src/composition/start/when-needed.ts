import type { Actor } from 'xstate';
import type { AppMachine } from '../../machines/app/app.ts';

interface Visit {
  readonly app: Pick<Actor<AppMachine>, 'subscribe'>;
  /** Whether it is needed whatever happens. */
  readonly now: boolean;
}

/** What shows that somebody at the login is about to come in. */
const SIGNS = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Brings what only those need who are signed in, once: in the first idle moment of who is, and of anybody else as soon as
 * they begin to sign in, or another tab has signed them in. A login that nobody touches fetches nothing.
 */
export const whenNeeded = ({ app, now }: Visit, bring: () => void): void => {
  if (now) {
    (window.requestIdleCallback ?? setTimeout)(bring);
    return;
  }
  const end = new AbortController();
  const begin = (): void => {
    if (end.signal.aborted) return;
    end.abort();
    waiting.unsubscribe();
    bring();
  };
  const waiting = app.subscribe(({ context }) => {
    if (context.signedIn) begin();
  });
  for (const sign of SIGNS) window.addEventListener(sign, begin, { signal: end.signal });
};
