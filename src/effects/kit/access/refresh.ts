import { Effect } from 'effect';
import { calls } from '../../../schema/api.ts';
import { Platform } from '../platform.ts';
import { type Exchange, exchange, type Fault, fault } from '../transport/exchange.ts';
import { judge } from '../transport/judgement.ts';
import { accessIn, fieldsIn, saysNo } from './answers.ts';
import { acrossTabs } from './lock.ts';

const ENDED = fault({ _tag: 'SessionEnded' });

/** An exchange about the session itself. Asked again, the provider gives another token: a lost answer loses nothing. */
const about = ({ method, path }: (typeof calls)['refresh' | 'user'], base: string, token: string | null): Exchange => ({
  method,
  url: base + path,
  accept: 'application/json',
  token,
  write: false,
});

/** Asks for a token with no eye on what is stored: with an empty body and without a token, for the cookie speaks (SES-CALL-2, D-25). */
export const freshToken = Effect.fnUntraced(function* (base: string): Effect.fn.Return<string, Fault, Platform> {
  const call = about(calls.refresh, base, null);
  const answer = yield* exchange(call);
  if (saysNo(answer)) return yield* Effect.fail(ENDED);
  const token = accessIn(yield* judge(answer, call));
  return token ?? (yield* Effect.fail(fault({ _tag: 'Unreadable', where: calls.refresh.path })));
});

/** Asks the provider who the holder of a token is. */
const askedWho = (token: string, base: string) => exchange(about(calls.user, base, token));

/** Whether the provider knows the holder of a token: whoever cannot be asked has not said no. */
export const isKnown = (token: string, base: string): Effect.Effect<boolean, never, Platform> =>
  Effect.match(askedWho(token, base), { onSuccess: ({ status }) => status !== 401, onFailure: () => true });

/** Whom a token names where it can be read (RFC 7519, and `user_id` as Django has it); nobody where it is any other text. */
const holderOf = (token: string): string | null => {
  const [, claims = ''] = token.split('.');
  try {
    const { user_id, sub } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
    return (user_id ?? sub)?.toString() ?? null;
  } catch {
    // Tokens are the provider's own: none has to be of this kind.
    return null;
  }
};

/** The name of a token's holder as the provider has it, which is asked with that token; null where it says none. */
const nameOf = (token: string, base: string): Effect.Effect<string | null, never, Platform> =>
  Effect.match(askedWho(token, base), {
    onSuccess: (answer) => {
      const { username } = fieldsIn(answer);
      return answer.status === 200 && typeof username === 'string' ? username : null;
    },
    onFailure: () => null,
  });

/**
 * Whether a token is somebody else's than the one before it. Where they do not say so themselves, the provider does, to a program that
 * knows who is signed in: only another name is a yes.
 */
const isOthers = Effect.fnUntraced(function* (token: string, before: string, base: string): Effect.fn.Return<boolean, never, Platform> {
  const [holder, other] = [holderOf(before), holderOf(token)];
  if (holder !== null && other !== null) return holder !== other;
  const known = (yield* Platform).user();
  return known !== null && ((yield* nameOf(token, base)) ?? known) !== known;
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
      // The cookie may be of somebody who signed in at another page of the provider: nothing goes on in their name.
      if (yield* isOthers(token, stale, base)) {
        tokens.expire(stale);
        return yield* Effect.fail(ENDED);
      }
      if (tokens.renew(stale, token)) return token;
      // Renewed elsewhere, signed out, or signed in as somebody else, while the answer was on its way.
      return tokens.read() ?? (yield* Effect.fail(ENDED));
    }),
  );

/** Makes a call in the name of a session that has ended here, with a token of it or of its cookie; whether the provider heard it. */
export const said = Effect.fnUntraced(function* (call: Exchange, token: string | null, base: string): Effect.fn.Return<boolean, Fault, Platform> {
  let answer = yield* exchange({ ...call, token });
  if (answer.status === 401) {
    const fresh = yield* freshToken(base);
    // Whose session the cookie opens by now has not ended here.
    if (token !== null && (yield* isOthers(fresh, token, base))) return true;
    answer = yield* exchange({ ...call, token: fresh });
  }
  // A page or a plain word may be of a proxy whose provider restarts.
  return saysNo(answer) || (answer.status >= 200 && answer.status < 300 && answer.content._tag !== 'Page');
});
