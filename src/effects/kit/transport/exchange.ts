import { Clock, Effect } from 'effect';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Hearing } from '../../../schema/kit/wire/hearing.ts';
import { Platform } from '../platform.ts';
import { type Content, type Reading, readContent } from './content.ts';
import { offlineForSure } from './offline.ts';

/**
 * The time limit of an exchange (KIT-CALL-2): for a write, of all of it; for a read, of every silence in it. Whole practices
 * come over slow lines, and an answer that flows has not failed.
 */
export const TIMEOUT_MILLIS = 10_000;

export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly accept: string;
  readonly token: string | null;
  readonly body?: unknown;
  /** It changes something at the provider, so that a lost answer leaves open whether it did. */
  readonly write: boolean;
  /** The version of a list that the caller has, null when it has none; undefined where it does not matter. */
  readonly known?: string | null | undefined;
  readonly hearing?: Hearing | undefined;
}

/** Whatever the provider answered, a refusal included. */
export interface Answer {
  readonly status: number;
  readonly content: Content;
  /** By what to know this answer again, where the call asks for that. */
  readonly version: string | null;
  readonly retryAfterMillis: number | null;
  /** When the call was sent, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** A failure, with what decides about another try of a read. */
export interface Fault {
  readonly failure: Failure;
  readonly again: boolean;
  /** How long the provider asked to be left alone. */
  readonly waitMillis: number | null;
}

export const fault = (failure: Failure, again = false, waitMillis: number | null = null): Fault => ({ failure, again, waitMillis });

/** What a provider named a version, and no text that stands for one. */
const NAMED = /^(W\/)?"[^"]*"$/;

const requestOf = ({ method, url, accept, token, body, write, known }: Exchange, origin: string, signal: AbortSignal): RequestInit => ({
  method,
  // A provider on another origin refuses any other header before the call is even made: only our own is told what we have.
  headers: {
    Accept: accept,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(known && NAMED.test(known) && url.startsWith(`${origin}/`) ? { 'If-None-Match': known } : {}),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  credentials: 'include',
  // A followed redirect would turn a write into a read of something else.
  redirect: write ? 'manual' : 'follow',
  // Whatever the provider allows: what patients told stays in no cache that outlives the session.
  cache: 'no-store',
  signal,
});

const retryAfter = (value: string | null, now: number): number | null => {
  if (value === null) return null;
  const millis = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(millis) ? null : Math.max(0, millis);
};

/**
 * One call on the platform's own `fetch`, with a time limit over headers and body.
 *
 * Not the HTTP client of Effect: that one weighs as much as the rest of this layer, ends its time limit at the headers,
 * and adds trace headers that another origin refuses.
 *
 * Before the status is known, a write that was sent has an unknown outcome; after it, what became of the body cannot
 * change what happened, and only `content` tells of it.
 */
export const exchange = Effect.fnUntraced(function* (call: Exchange): Effect.fn.Return<Answer, Fault, Platform> {
  const { fetch, online, origin } = yield* Platform;
  if (yield* offlineForSure(call.url)) return yield* Effect.fail(fault({ _tag: 'Offline' }));

  const sentAt = yield* Clock.currentTimeMillis;
  const control = new AbortController();
  /** An answer that was read to its end is not broken off: the browser may not have noticed yet that it has ended. */
  let isOver = false;
  const lost = (failure: Failure, again: boolean) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      Effect.fail(call.write ? fault({ _tag: 'UnknownOutcome', ageMillis: now - sentAt }) : fault(failure, again)),
    );
  const unreachable = Effect.suspend(() => (online() ? lost({ _tag: 'Unreachable' }, true) : lost({ _tag: 'Offline' }, false)));

  const headers = Effect.tryPromise({ try: () => fetch(call.url, requestOf(call, origin, control.signal)), catch: () => null }).pipe(
    Effect.catch(() => unreachable),
    Effect.timeoutOrElse({ duration: TIMEOUT_MILLIS, orElse: () => lost({ _tag: 'Timeout' }, true) }),
  );
  const body = Effect.fnUntraced(function* (response: Response) {
    const answeredAt = yield* Clock.currentTimeMillis;
    const cut = (_tag: 'Dropped' | 'Stalled') => Effect.succeed<Reading>({ content: { _tag }, version: null });
    const clock = yield* Clock.Clock;
    let heardAt = call.write ? sentAt : answeredAt;
    const heard = () => {
      if (!call.write) heardAt = clock.currentTimeMillisUnsafe();
    };
    const silence: Effect.Effect<Reading> = Effect.suspend(() => {
      const left = heardAt + TIMEOUT_MILLIS - clock.currentTimeMillisUnsafe();
      return left > 0 ? Effect.andThen(Effect.sleep(left), silence) : cut('Stalled');
    });
    const reading = yield* Effect.tryPromise({
      try: () => readContent(response, call.known, heard, call.hearing).finally(() => (isOver = true)),
      catch: () => null,
    }).pipe(
      Effect.catch(() => cut('Dropped')),
      Effect.raceFirst(silence),
    );
    // "Not modified" is the answer of one who has it already: to whoever asked it is a success.
    const status = reading.content._tag === 'Same' ? 200 : response.status;
    return { status, ...reading, retryAfterMillis: retryAfter(response.headers.get('retry-after'), answeredAt), sentAt };
  });
  return yield* Effect.flatMap(headers, body).pipe(Effect.ensuring(Effect.sync(() => isOver || control.abort())));
});
