import { Effect } from 'effect';
import type { Fault } from './exchange.ts';

/** Longer than this nobody waits before an empty screen: the failure is shown, with its button. */
const LONGEST_WAIT_MILLIS = 10_000;

/** How often a read is tried after the first time. */
const TIMES = 3;
const FIRST_PAUSE_MILLIS = 300;

/** Pauses that double, spread so that clients do not march in step; a provider that asks for more time gets it. */
const pause = (tried: number, { waitMillis }: Fault): Effect.Effect<void> =>
  Effect.suspend(() => Effect.sleep(FIRST_PAUSE_MILLIS * 2 ** tried * (0.8 + 0.4 * Math.random()) + (waitMillis ?? 0)));

/**
 * Tries a read again where its fault allows. One whose time ran out is tried once more: whoever waits has waited long
 * enough by then to be told. Never for writes.
 *
 * By hand, since Effect's schedules would weigh on every first screen.
 */
export const repeating = <A, R>(attempt: Effect.Effect<A, Fault, R>): Effect.Effect<A, Fault, R> => {
  const from = (tried: number, timeouts: number): Effect.Effect<A, Fault, R> =>
    Effect.catch(attempt, (fault) => {
      const timedOut = timeouts + (fault.failure._tag === 'Timeout' ? 1 : 0);
      const goesOn = fault.again && tried < TIMES && timedOut < 2 && (fault.waitMillis ?? 0) <= LONGEST_WAIT_MILLIS;
      return goesOn ? Effect.andThen(pause(tried, fault), from(tried + 1, timedOut)) : Effect.fail(fault);
    });
  return from(0, 0);
};
