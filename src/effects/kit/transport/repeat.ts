import { Duration, Effect, Schedule } from 'effect';
import type { Fault } from './exchange.ts';

/** Longer than this nobody waits before an empty screen: the failure is shown, with its button. */
const LONGEST_WAIT_MILLIS = 10_000;

/** Pauses that double, spread so that clients do not march in step; a provider that asks for more time gets it. */
const pauses = Schedule.exponential('300 millis').pipe(
  Schedule.jittered,
  Schedule.setInputType<Fault>(),
  Schedule.modifyDelay(({ input, duration }) => Effect.succeed(Duration.toMillis(duration) + (input.waitMillis ?? 0))),
);

/**
 * Tries a read again where its fault allows. One whose time ran out is tried once more: whoever waits has waited long
 * enough by then to be told. Never for writes.
 */
export const repeating = <A, R>(attempt: Effect.Effect<A, Fault, R>): Effect.Effect<A, Fault, R> =>
  Effect.suspend(() => {
    let timeouts = 0;
    const goesOn = ({ failure, again, waitMillis }: Fault): boolean => {
      if (failure._tag === 'Timeout') timeouts += 1;
      return again && timeouts < 2 && (waitMillis ?? 0) <= LONGEST_WAIT_MILLIS;
    };
    return Effect.retry(attempt, { schedule: pauses, times: 3, while: goesOn });
  });
