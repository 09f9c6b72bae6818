import { Effect, Fiber } from 'effect';
import { TestClock } from 'effect/testing';
import type { Surroundings } from '../../../src/effects/kit/platform.ts';
import type { Services } from '../../../src/effects/kit/ports.ts';
import { servicesOf, settled } from './device.ts';

/** Lets everything that is really happening (sockets, microtasks) happen. */
const realPause = Effect.promise(() => new Promise<void>((go) => void setTimeout(go, 2)));

/** Counts the requests of a device that are under way. */
const counted = (surroundings: Surroundings) => {
  const count = { now: 0 };
  const counting: Surroundings = {
    ...surroundings,
    fetch: async (url, init) => {
      count.now += 1;
      try {
        return await surroundings.fetch(url, init);
      } finally {
        count.now -= 1;
      }
    },
  };
  return { count, counting };
};

/** Runs an effect against a real provider with a clock that the test turns. */
export const withClock = <A>(surroundings: Surroundings, effect: Effect.Effect<A, unknown, Services>): Promise<A> =>
  Effect.runPromise(effect.pipe(Effect.orDie, Effect.provide(servicesOf(surroundings)), Effect.provide(TestClock.layer())));

/** Runs an effect to its end, turning the clock whenever no request is under way; answers what became of it. */
export const untilDone = <A, E>(surroundings: Surroundings, effect: Effect.Effect<A, E, Services>): Promise<A | E> => {
  const { count, counting } = counted(surroundings);
  const turning = Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(Effect.exit(effect));
    while (fiber.pollUnsafe() === undefined) {
      yield* realPause;
      if (count.now === 0) yield* TestClock.adjust('50 millis');
    }
    return settled(yield* Fiber.join(fiber));
  });
  return withClock(counting, turning);
};

/** Waits for something that really happens, then lets its consequences happen. */
export const really = (happens: Promise<unknown>): Effect.Effect<void> =>
  Effect.andThen(
    Effect.promise(() => happens),
    realPause,
  );
