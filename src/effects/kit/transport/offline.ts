import { Effect } from 'effect';
import { Platform } from '../platform.ts';

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

const LONGEST_ANSWER_MILLIS = 1000;

/**
 * Whether a call is sure to fail for want of a network, so that it need not be tried.
 *
 * A device without any network still reaches a provider that runs on itself; there, only a question to it can tell.
 */
export const offlineForSure = Effect.fnUntraced(function* (address: string): Effect.fn.Return<boolean, never, Platform> {
  const { fetch, online } = yield* Platform;
  if (online()) return false;
  const { hostname, origin } = new URL(address);
  if (!LOOPBACK.test(hostname)) return true;
  const asked = Effect.tryPromise({ try: (signal) => fetch(`${origin}/config.json`, { method: 'HEAD', mode: 'no-cors', signal }), catch: () => null });
  return yield* Effect.match(asked, { onSuccess: () => false, onFailure: () => true }).pipe(
    Effect.timeoutOrElse({ duration: LONGEST_ANSWER_MILLIS, orElse: () => Effect.succeed(false) }),
  );
});
