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

/** Tries a read again where its fault allows; its own time limit is none of those. Never for writes. */
export const repeating = <A, R>(attempt: Effect.Effect<A, Fault, R>): Effect.Effect<A, Fault, R> =>
  Effect.retry(attempt, { schedule: pauses, times: 3, while: ({ again, waitMillis }) => again && (waitMillis ?? 0) <= LONGEST_WAIT_MILLIS });
