import { Deferred, Effect, type Scope } from 'effect';

/**
 * Runs one piece of work for all who ask while it runs; each gets its result. The work belongs to `scope`, so that it
 * goes on when the one who asked first goes away.
 */
export const singleFlight = (scope: Scope.Scope) => {
  const flights = new Map<string, Deferred.Deferred<unknown, unknown>>();

  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.gen(function* () {
        let flight = flights.get(key) as Deferred.Deferred<A, E> | undefined;
        if (!flight) {
          const landing = Deferred.makeUnsafe<A, E>();
          flights.set(key, landing as Deferred.Deferred<unknown, unknown>);
          const landed = (result: Effect.Effect<A, E>) =>
            Effect.sync(() => {
              flights.delete(key);
              Deferred.doneUnsafe(landing, result);
            });
          yield* Effect.forkIn(Effect.onExit(Effect.interruptible(work), landed), scope);
          flight = landing;
        }
        return yield* restore(Deferred.await(flight));
      }),
    );
};
