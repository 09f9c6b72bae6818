import { Context, Effect, type Scope } from 'effect';
import type { Failure, NotSent } from '../../schema/kit/failure.ts';
import type { Hearing } from '../../schema/kit/wire/hearing.ts';
import { authorised } from './access/authorised.ts';
import { singleFlight } from './access/single-flight.ts';
import { withoutPart } from './bind.ts';
import { Platform, type Surroundings } from './platform.ts';
import { providerAt } from './provider.ts';
import { type Answer, type Exchange, exchange, type Fault, fault } from './transport/exchange.ts';
import { judge } from './transport/judgement.ts';
import { repeating } from './transport/repeat.ts';

/** A row of the table of calls, with what one use of it adds. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With both slashes; a query may follow. */
  readonly path: string;
  readonly bearer: boolean;
  readonly body?: unknown;
  readonly accept?: string;
  /** As in `Exchange`. */
  readonly known?: string | null | undefined;
  readonly hearing?: Hearing | undefined;
}

const asFailure = ({ failure }: Fault): Failure => failure;

/** Why a write was certainly not made, where something before it failed. That the session ended or the device is offline says enough. */
export const notSent = (failure: Failure, lacking: NotSent['lacking']): Failure =>
  failure._tag === 'SessionEnded' || failure._tag === 'Offline' ? failure : { _tag: 'NotSent', lacking };

/** What becomes of a call when something before it failed: a write was not made, and a read has not reached the provider. */
const unmade =
  (method: Call['method'], lacking: NotSent['lacking']) =>
  (fault: Fault): Fault => {
    const failure = notSent(fault.failure, lacking);
    return { ...fault, failure: method === 'GET' && failure._tag === 'NotSent' ? { _tag: 'Unreachable' } : failure };
  };

/** What renews tokens, and ends their session, comes with the first one that has run out or is taken back. */
const renewal = Effect.tryPromise({ try: () => import('./access/refresh.ts'), catch: () => fault(withoutPart()) });

/** The provider's HTTP interface. Reads are tried again where that may help, writes never; see `transport/` and `access/`. */
export class Http extends Context.Service<
  Http,
  {
    /** Makes a call; a refusal is a failure. */
    readonly send: (call: Call) => Effect.Effect<Answer, Failure>;
    /** Makes a call whose answer must be JSON. */
    readonly json: (call: Call) => Effect.Effect<unknown, Failure>;
    /** Makes one call in the name of a session that has already ended here, of which a cookie may be all that is left. Answers whether it was heard. */
    readonly farewell: (call: Call, token: string | null) => Effect.Effect<boolean, Failure>;
  }
>()('matab/Http') {}

/** The interface as a tab has it; what several wait for at once lives as long as `scope`. */
export const httpIn = (platform: Surroundings, scope: Scope.Scope): Http['Service'] => {
  const once = singleFlight(scope);
  const base = providerAt(platform.origin, scope);

  const exchangeOf = ({ method, path, bearer, body, known, hearing, accept = 'application/json' }: Call, host: string): Exchange => ({
    method,
    url: host + path,
    accept,
    token: null,
    known,
    hearing,
    write: bearer && method !== 'GET',
    ...(body === undefined ? {} : { body }),
  });

  const attempt = Effect.fnUntraced(function* (call: Call) {
    const host = yield* Effect.mapError(base, (fault) => ({ ...unmade(call.method, 'address')(fault), again: false }));
    const plain = exchangeOf(call, host);
    const answer = call.bearer
      ? yield* authorised(
          platform.tokens,
          (token) => exchange({ ...plain, token }),
          (stale) =>
            Effect.mapError(
              once(
                `refresh ${stale}`,
                Effect.flatMap(renewal, (part) => part.renewed(stale, host)),
              ),
              unmade(call.method, 'token'),
            ),
          (token) => Effect.flatMap(renewal, (part) => part.isKnown(token, host)),
        )
      : yield* exchange(plain);
    return yield* judge(answer, plain);
  });

  const send = (call: Call): Effect.Effect<Answer, Failure> =>
    (call.method === 'GET' ? repeating(attempt(call)) : attempt(call)).pipe(Effect.mapError(asFailure), Effect.provideService(Platform, platform));

  return {
    send,
    json: (call) =>
      Effect.flatMap(send(call), ({ content }) =>
        content._tag === 'Json' ? Effect.succeed(content.value) : Effect.fail<Failure>({ _tag: 'Unreadable', where: call.path }),
      ),
    farewell: (call, token) =>
      Effect.flatMap(base, (host) => Effect.flatMap(renewal, (part) => part.said(exchangeOf(call, host), token, host))).pipe(
        Effect.mapError(asFailure),
        Effect.provideService(Platform, platform),
      ),
  };
};
