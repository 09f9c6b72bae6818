import { Effect, Fiber } from 'effect';
import { calls } from '../../schema/api.ts';
import { acrossTabs } from '../kit/access/lock.ts';
import { Http } from '../kit/http.ts';
import { Platform } from '../kit/platform.ts';
import { forgetRows } from '../kit/resources/kept.ts';

/** Longer than this nobody waits for a provider to whom it has been said. */
const LONGEST_FAREWELL_MILLIS = 3000;

/** Nobody is signed in while a farewell is on its way: it would end the wrong session. */
export const FAREWELL_LOCK = 'matab:farewell';

/** Leaves nothing in this page, nor on this device, but what waits for its owner. */
const closing = Effect.fnUntraced(function* (wanted: boolean) {
  const { vault, pictures, keeping } = yield* Platform;
  vault.clear();
  yield* forgetRows;
  pictures.forget();
  return { kept: yield* Effect.promise(() => keeping.close(wanted)) };
});

/** Tells the provider that the session is over, in time or later: it is owed until it was heard, or the session is known to be gone. */
const saying = Effect.fnUntraced(function* (token: string | null) {
  const { farewell } = yield* Platform;
  const http = yield* Http;
  farewell.owe(true);
  const heard = Effect.catch(http.farewell(calls.logout, token), ({ _tag }) => Effect.succeed(_tag === 'SessionEnded'));
  // Cut off in time and not left to itself: its late answer would take the cookie of the next session away.
  if (yield* Effect.timeoutOrElse(heard, { duration: LONGEST_FAREWELL_MILLIS, orElse: () => Effect.succeed(false) })) farewell.owe(false);
});

/**
 * Ends the session here and then at the provider. Here first: whatever becomes of the call, nobody finds this browser
 * signed in (SES-OUT-1). The provider's failure keeps nobody; what it did not hear is said again.
 */
export const signOut = Effect.fnUntraced(function* () {
  const { tokens } = yield* Platform;
  const token = tokens.read();
  tokens.end();
  const closed = yield* Effect.forkChild(closing(true), { startImmediately: true });
  if (token !== null) yield* acrossTabs(FAREWELL_LOCK, saying(token));
  return yield* Fiber.join(closed);
});

/** Says again what the provider could not be told: the cookie that it gave still opens the session, and speaks for itself. */
export const payFarewell = Effect.fnUntraced(function* () {
  const { farewell, tokens } = yield* Platform;
  const isDue = () => farewell.isOwed() && tokens.read() === null;
  if (isDue())
    yield* acrossTabs(
      FAREWELL_LOCK,
      Effect.suspend(() => (isDue() ? saying(null) : Effect.void)),
    );
  return {};
});

/** The session has ended by itself, or in another tab. */
export const endSession = () => closing(false);
