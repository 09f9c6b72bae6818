import { Effect, Random } from 'effect';
import type { Fault } from './exchange.ts';

const MOST_REPEATS = 3;
const FIRST_WAIT_MILLIS = 300;
/** Longer than this nobody waits before an empty screen: the failure is shown, with its button. */
const LONGEST_WAIT_MILLIS = 10_000;

/** The pause before a repeat: what the provider asked for, else twice as long each time, spread so that clients do not march in step. */
const pause = ({ waitMillis }: Fault, spent: number, chance: number): number =>
  waitMillis === null ? FIRST_WAIT_MILLIS * 2 ** spent * (0.5 + chance) : waitMillis + FIRST_WAIT_MILLIS * chance;

/** Tries a read again, up to three times, where its fault allows; its own time limit is not one of those. Never for writes. */
export const repeating = <A, R>(attempt: Effect.Effect<A, Fault, R>, spent = 0): Effect.Effect<A, Fault, R> =>
  Effect.catch(attempt, (fault) =>
    Effect.flatMap(Random.next, (chance) => {
      const wait = pause(fault, spent, chance);
      if (!fault.again || spent === MOST_REPEATS || wait > LONGEST_WAIT_MILLIS) return Effect.fail(fault);
      return Effect.andThen(Effect.sleep(wait), repeating(attempt, spent + 1));
    }),
  );
