import { Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import { Http } from '../kit/http.ts';
import { Platform } from '../kit/platform.ts';
import { forgetRows } from '../kit/resources/kept.ts';

/** Longer than this nobody waits for a provider to whom it has been said. */
const LONGEST_FAREWELL_MILLIS = 3000;

/** Leaves nothing in this page, nor on this device, but what waits for its owner. */
const closing = Effect.fnUntraced(function* (wanted: boolean) {
  const { vault, pictures, keeping } = yield* Platform;
  vault.clear();
  yield* forgetRows;
  pictures.forget();
  return { kept: yield* Effect.promise(() => keeping.close(wanted)) };
});

/**
 * Ends the session here and then at the provider. Here first: whatever becomes of the call, nobody finds this browser
 * signed in (SES-OUT-1). The provider's failure is of no use to the person who leaves.
 */
export const signOut = Effect.fnUntraced(function* () {
  const { tokens } = yield* Platform;
  const http = yield* Http;
  const token = tokens.read();
  tokens.end();
  // Cut off in time and not left to itself: its late answer would take the cookie of the next session away.
  const said = token === null ? Effect.void : Effect.ignore(http.farewell(calls.logout, token));
  const farewell = Effect.timeoutOrElse(said, { duration: LONGEST_FAREWELL_MILLIS, orElse: () => Effect.void });
  const [closed] = yield* Effect.all([closing(true), farewell], { concurrency: 'unbounded' });
  return closed;
});

/** The session has ended by itself, or in another tab. */
export const endSession = () => closing(false);
