import { Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import { Http } from '../kit/http.ts';
import { Platform } from '../kit/platform.ts';

/** Longer than this nobody waits for a provider to whom it has been said. */
const LONGEST_FAREWELL_MILLIS = 3000;

/**
 * Ends the session here and then at the provider. Here first: whatever becomes of the call, nobody finds this browser
 * signed in (SES-OUT-1). The provider's failure is of no use to the person who leaves.
 */
export const signOut = Effect.fnUntraced(function* () {
  const { tokens, vault, pictures } = yield* Platform;
  const http = yield* Http;
  const token = tokens.read();
  tokens.end();
  vault.clear();
  pictures.forget();
  if (token !== null) {
    // Cut off after that and not left to itself: its late answer would take the cookie of the next session away.
    const said = Effect.ignore(http.farewell(calls.logout, token));
    yield* Effect.timeoutOrElse(said, { duration: LONGEST_FAREWELL_MILLIS, orElse: () => Effect.void });
  }
  return {};
});
