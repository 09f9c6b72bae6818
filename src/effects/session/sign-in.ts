import { Effect } from 'effect';
import { calls } from '../../schema/api.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { isMobile } from '../../schema/kit/phone.ts';
import type { OwnerKey } from '../../schema/session/keeping.ts';
import { type User, userFields } from '../../schema/session/user.ts';
import { accessIn } from '../kit/access/answers.ts';
import { acrossTabs } from '../kit/access/lock.ts';
import { Http } from '../kit/http.ts';
import { Platform } from '../kit/platform.ts';
import { readAs } from '../kit/reading.ts';
import { unlessNo } from '../kit/resources/said.ts';
import type { Answer } from '../kit/transport/exchange.ts';
import { FAREWELL_LOCK } from './sign-out.ts';

/** A provider may give of the dentist the number alone, or something that is none: that is no reason not to know the user. */
const wholeUser = (wire: unknown): unknown => {
  const { dentist = null } = Object(wire) as Readonly<Record<string, unknown>>;
  return typeof dentist === 'object' ? wire : { ...Object(wire), dentist: /^\d+$/.test(String(dentist)) ? { id: dentist } : null };
};

const read = readAs(userFields, calls.user.path);
const readUser = (wire: unknown): Effect.Effect<User, Failure> => read(wholeUser(wire));

/** The user in the answer to a sign-in, if it is there and readable; it can be asked for later. */
const userIn = ({ content }: Answer): Effect.Effect<User | null> => {
  if (content._tag !== 'Json' || typeof content.value !== 'object' || content.value === null || !('user' in content.value)) return Effect.succeed(null);
  return Effect.catch(readUser(content.value.user), () => Effect.succeed(null));
};

/** The token in the answer to a sign-in; what says no, in success too, or holds none is a failure. */
const letIn = Effect.fnUntraced(function* (answer: Answer) {
  yield* unlessNo(answer);
  const token = accessIn(answer);
  return token === null ? yield* Effect.fail<Failure>({ _tag: 'Unreadable', where: calls.login.path }) : { answer, token };
});

/** Lets a person in whom the provider knows: with what waited for them, in a page that is loaded anew, or as they are. */
const arriving = Effect.fnUntraced(function* (username: string, key: OwnerKey | null, token: string | null) {
  const { tokens, keeping } = yield* Platform;
  // Only when all has been put back: another tab that hears of the token finds it.
  const admit = () => {
    if (token !== null) tokens.begin(token);
  };
  const { locked, goOn } = yield* Effect.promise(() => keeping.open(username, key, admit));
  if (goOn) yield* Effect.promise(goOn);
  return locked;
});

/**
 * Signs in with the password from the vault and stores the token (SES-TOKEN-2). A refusal comes as it is: which of
 * the provider's words to show is the view's choice. The password of a failed try stays for the next one.
 */
export const signIn = Effect.fnUntraced(function* ({ username }: { readonly username: string }) {
  const { vault, keeping, farewell, tokens } = yield* Platform;
  const http = yield* Http;
  const password = vault.take('password').trim();
  // Made while the provider looks: either takes a good part of a second.
  const making = keeping.keyOf(username.trim(), password);
  const asking = Effect.flatMap(http.send({ ...calls.login, body: { username: username.trim(), password } }), letIn);
  const { answer, token } = yield* acrossTabs(FAREWELL_LOCK, asking).pipe(Effect.tapError(() => Effect.sync(() => vault.put('password', password))));
  // Whatever was left of the session before is replaced by this one's.
  farewell.owe(false);
  // Of somebody who was let in elsewhere: what they began is closed under their key, before that of whoever comes is held.
  tokens.end();
  const user = yield* userIn(answer);
  const key = yield* Effect.promise(() => making);
  const locked = yield* arriving(user?.username ?? username.trim(), key, token);
  return { user, ...(locked > 0 ? { locked } : {}) };
});

/** No call is known that sends a code (SES-OTP-5, D-12): a number that could get one is all that is asked for. */
export const requestCode = ({ mobile }: { readonly mobile: string }): Effect.Effect<Record<never, never>, Failure> =>
  isMobile(mobile) ? Effect.succeed({}) : Effect.fail<Failure>({ _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} });

/** Codes are not checked yet (SES-OTP-4); the one that was typed is thrown away. */
export const verifyCode = (_input: { readonly mobile: string }): Effect.Effect<{ readonly supported: boolean }, never, Platform> =>
  Effect.map(Platform, ({ vault }) => {
    vault.take('code');
    return { supported: false };
  });

export const loadUser = (): Effect.Effect<User, Failure, Http> => Effect.flatMap(Http, (http) => Effect.flatMap(http.json(calls.user), readUser));

/** Who was signed in elsewhere, and what waits for them. */
export const recognise = Effect.fnUntraced(function* () {
  const { tokens } = yield* Platform;
  // Nothing of whoever was here is at work any more.
  tokens.join();
  const user = yield* loadUser();
  yield* arriving(user.username, null, null);
  return user;
});
