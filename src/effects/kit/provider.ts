import { Effect, type Scope } from 'effect';
import { singleFlight } from './access/single-flight.ts';
import type { Platform } from './platform.ts';
import { type Exchange, exchange, type Fault } from './transport/exchange.ts';
import { judge } from './transport/judgement.ts';
import { repeating } from './transport/repeat.ts';

const CONFIGURATION = '/config.json';

/** The provider's address in a configuration, without the slash at its end; null when it names none. */
const providerIn = (configuration: unknown): string | null => {
  if (typeof configuration !== 'object' || configuration === null || !('provider' in configuration)) return null;
  const { provider } = configuration;
  return typeof provider === 'string' && /^https?:\/\//.test(provider) && URL.canParse(provider) ? provider.replace(/\/+$/, '') : null;
};

/** Where the calls go: the provider that the configuration of this build's host names, else that host itself. */
export const providerAt = (origin: string, scope: Scope.Scope): Effect.Effect<string, Fault, Platform> => {
  const once = singleFlight(scope);
  let known: string | null = null;

  const asked: Exchange = { method: 'GET', url: origin + CONFIGURATION, accept: 'application/json', token: null, write: false };
  const learnt = Effect.gen(function* () {
    const answer = yield* exchange(asked);
    const { status, content } = answer;
    // A host without a configuration answers 404, or the program's own page; one that is broken leaves the question open.
    const none = status === 404 || (status === 200 && content._tag === 'Page');
    if (!none) yield* judge(answer, asked);
    known = (content._tag === 'Json' ? providerIn(content.value) : null) ?? origin;
    return known;
  });
  return Effect.suspend(() => (known === null ? once('base', repeating(learnt)) : Effect.succeed(known)));
};
