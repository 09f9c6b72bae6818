import { Effect } from 'effect';
import { calls } from '../../../schema/api.ts';
import { Platform } from '../platform.ts';
import { type Answer, type Exchange, exchange, type Fault, fault } from '../transport/exchange.ts';
import { judge } from '../transport/judgement.ts';
import { acrossTabs } from './lock.ts';

const ENDED = fault({ _tag: 'SessionEnded' });

/** The exchange that asks for a fresh token: an empty body and no token; the cookie speaks (SES-CALL-2, D-25). */
const refreshing = (base: string): Exchange => ({
  method: calls.refresh.method,
  url: base + calls.refresh.path,
  accept: 'application/json',
  token: null,
  // Asked again, the provider gives another token: a lost answer loses nothing.
  write: false,
});

/** The token in the answer to a sign-in or a refresh, under either name that providers use. */
export const accessIn = ({ content }: Answer): string | null => {
  if (content._tag !== 'Json' || typeof content.value !== 'object' || content.value === null) return null;
  const { access, access_token: other } = content.value as Record<string, unknown>;
  const token = access ?? other;
  return typeof token === 'string' && token !== '' ? token : null;
};

/** Whether the provider itself said no, to whom the session is over then; a throttle says nothing of the kind, nor does a proxy, which answers in no data. */
export const saysNo = ({ status, content }: Answer): boolean =>
  status === 401 || (status >= 400 && status < 500 && status !== 408 && status !== 429 && content._tag === 'Json');

/** Asks for a token with no eye on what is stored. */
export const freshToken = Effect.fnUntraced(function* (base: string): Effect.fn.Return<string, Fault, Platform> {
  const call = refreshing(base);
  const answer = yield* exchange(call);
  if (saysNo(answer)) return yield* Effect.fail(ENDED);
  const token = accessIn(yield* judge(answer, call));
  return token ?? (yield* Effect.fail(fault({ _tag: 'Unreadable', where: calls.refresh.path })));
});

/**
 * A token that is not `stale`: the stored one if another call or another tab has renewed it meanwhile, else a fresh one.
 *
 * Fails with `SessionEnded` when the session is over, here or elsewhere; a network that fails is not the end of a session.
 */
export const renewed = (stale: string, base: string): Effect.Effect<string, Fault, Platform> =>
  acrossTabs(
    'matab:refresh',
    Effect.gen(function* () {
      const { tokens } = yield* Platform;
      const stored = tokens.read();
      if (stored === null) return yield* Effect.fail(ENDED);
      if (stored !== stale) return stored;
      const token = yield* Effect.catch(freshToken(base), (fault) => {
        // Where no lock keeps tabs apart, another one may have been given a token meanwhile: the cookie that this one asked with was used up by then.
        const now = tokens.read();
        if (now !== null && now !== stale) return Effect.succeed(now);
        if (fault.failure._tag === 'SessionEnded') tokens.expire(stale);
        return Effect.fail(fault);
      });
      if (tokens.renew(stale, token)) return token;
      // Renewed elsewhere, signed out, or signed in as somebody else, while the answer was on its way.
      return tokens.read() ?? (yield* Effect.fail(ENDED));
    }),
  );
