import { Clock, Effect, type Scope } from 'effect';
import { fieldsIn } from './access/answers.ts';
import { singleFlight } from './access/single-flight.ts';
import type { Platform } from './platform.ts';
import { addressOf } from './transport/address-of.ts';
import type { Content } from './transport/content.ts';
import { type Exchange, exchange, type Fault } from './transport/exchange.ts';
import { judge } from './transport/judgement.ts';
import { repeating } from './transport/repeat.ts';

const CONFIGURATION = '/config.json';

/** For so long, in milliseconds, a page counts as the answer of a host without a configuration: it may have been that of a network which wants a sign-in of its own. */
const PAGE_MILLIS = 60_000;

/** The provider's address in a configuration, without the slash at its end; null when it names none. */
const providerIn = (content: Content): string | null => {
  const { provider } = fieldsIn({ content });
  return typeof provider === 'string' && /^https?:\/\//.test(provider) && addressOf(provider) ? provider.replace(/\/+$/, '') : null;
};

/** Where the calls go: the provider that the configuration of this build's host names, else that host itself. */
export const providerAt = (origin: string, scope: Scope.Scope): Effect.Effect<string, Fault, Platform> => {
  const once = singleFlight(scope);
  let known = origin;
  let until = 0;

  const asked: Exchange = { method: 'GET', url: origin + CONFIGURATION, accept: 'application/json', token: null, write: false };
  const learnt = Effect.gen(function* () {
    const answer = yield* exchange(asked);
    const { status, content } = answer;
    // A host without a configuration answers 404, or the program's own page; one that is broken leaves the question open.
    const isPage = status === 200 && content._tag === 'Page';
    if (!isPage && status !== 404) yield* judge(answer, asked);
    known = providerIn(content) ?? origin;
    until = isPage ? answer.sentAt + PAGE_MILLIS : Number.POSITIVE_INFINITY;
    return known;
  });
  return Effect.flatMap(Clock.currentTimeMillis, (now) => {
    if (now < until) return Effect.succeed(known);
    // A page that was taken for a word before is one still: no call waits for another.
    return once('base', until > 0 ? Effect.catch(learnt, () => Effect.succeed(known)) : repeating(learnt));
  });
};
