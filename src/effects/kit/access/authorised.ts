import { Effect } from 'effect';
import { type Answer, type Fault, fault } from '../transport/exchange.ts';
import type { Tokens } from './tokens.ts';

const ENDED = fault({ _tag: 'SessionEnded' });

/**
 * Sends with the stored token, and after a 401 with a renewed one. A 401 that comes late, for a token that has been
 * renewed since, asks for no other. A fresh token that is refused is the end of the session where the provider does not know its
 * holder either (`isKnown`), and otherwise a refusal of this call alone. Nothing is sent in the name of a session that this tab is
 * not in: what was begun in the one before may still be at work.
 */
export const authorised = Effect.fnUntraced(function* <R, S>(
  tokens: Tokens,
  send: (token: string) => Effect.Effect<Answer, Fault, R>,
  renew: (stale: string) => Effect.Effect<string, Fault, S>,
  isKnown: (token: string) => Effect.Effect<boolean, Fault, S>,
): Effect.fn.Return<Answer, Fault, R | S> {
  const session = tokens.session();
  if (!tokens.isOwn()) return yield* Effect.fail(ENDED);
  let token = tokens.read();
  for (let fresh = false; token !== null; ) {
    const answer: Answer = yield* send(token);
    if (answer.status !== 401) return answer;
    const stored = tokens.read();
    if (stored === token && fresh) {
      if (yield* isKnown(token)) return answer;
      break;
    }
    fresh = stored === token;
    token = stored === token ? yield* renew(token) : stored;
    // What one person began must not go on in the name of another.
    if (tokens.session() !== session) return yield* Effect.fail(ENDED);
  }
  tokens.expire(token);
  return yield* Effect.fail(ENDED);
});
