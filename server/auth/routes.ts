import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '../../src/schema/api.ts';
import { DEMO_ACCOUNT } from '../demo/account.ts';
import { message, say } from '../http/messages.ts';
import { closeAddress } from '../http/methods.ts';
import { badRefreshToken, badToken, invalid, NON_FIELD, Refusal } from '../http/refusal.ts';
import { identityOf } from '../http/request.ts';
import { READERS } from '../resources/validation/kinds.ts';
import { dictionary, Problems } from '../resources/validation/record.ts';
import type { Store } from '../store/tables.ts';
import type { AccessTokens } from './access-token.ts';
import { findAccount, readUser } from './accounts.ts';
import { foreignOrigin } from './origin.ts';
import { isPassword } from './password.ts';
import { IDLE_MILLIS, type Sessions } from './sessions.ts';
import { SignInThrottle } from './throttle.ts';

export interface Authentication {
  readonly store: Store;
  readonly access: AccessTokens;
  readonly sessions: Sessions;
  readonly clock: () => number;
  /** Whether the demo practice is to be had here; else its account, which everybody knows, is closed. */
  readonly demo: boolean;
}

const REFRESH_COOKIE = 'matab-refresh';
const COOKIE_PATH = '/dj-rest-auth/';

/** A page of another site gets the cookie back only when it says so, and then only over TLS. */
const cookieRules = (request: FastifyRequest) => {
  const secure = request.protocol === 'https';
  const sameSite = secure && foreignOrigin(request) !== null ? ('none' as const) : ('strict' as const);
  return { path: COOKIE_PATH, httpOnly: true, secure, sameSite };
};

const giveToken = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(REFRESH_COOKIE, token, { ...cookieRules(request), maxAge: IDLE_MILLIS / 1000 });

const takeToken = (request: FastifyRequest, reply: FastifyReply) => reply.clearCookie(REFRESH_COOKIE, cookieRules(request));

const LONGEST_SECRET = 1000;

const readCredentials = (body: unknown): { readonly username: string; readonly password: string } => {
  const given = dictionary(body);
  const problems = new Problems();
  const read = (name: 'username' | 'password', required: boolean): string => {
    const input = given[name];
    if (input === undefined && !required) return '';
    const result =
      input === undefined
        ? { problem: message('required') }
        : input === null
          ? { problem: message('null') }
          : READERS.text(input, { max: LONGEST_SECRET, blank: !required }, required);
    if ('problem' in result) problems.add(name, result.problem);
    return 'value' in result ? String(result.value) : '';
  };
  const credentials = { username: read('username', false), password: read('password', true) };
  problems.settle();
  // What was typed counts as it was typed: only names are trimmed.
  return { ...credentials, password: String(given.password) };
};

/** Signing in and out, and the access token's renewal. */
export const authenticationRoutes = (app: FastifyInstance, { store, access, sessions, clock, demo }: Authentication): void => {
  const throttle = new SignInThrottle(store.db, clock);

  app.post(calls.login.path, async (request, reply) => {
    const { username, password } = readCredentials(request.body);
    const forgive = await throttle.enter(username, request.ip);
    const account = await findAccount(store.db, username);
    if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) throw invalid({ [NON_FIELD]: [message('wrongCredentials')] });
    const closed = !demo && username === DEMO_ACCOUNT.username && password === DEMO_ACCOUNT.password;
    if (closed || !account.active) throw invalid({ [NON_FIELD]: [message('disabledAccount')] });
    await forgive();
    giveToken(request, reply, await sessions.open(account));
    const { token } = await access.issue(account);
    return { access: token, refresh: '', user: await readUser(store.db, account) };
  });

  app.post(calls.refresh.path, async (request, reply) => {
    const token = request.cookies[REFRESH_COOKIE];
    if (!token) throw badRefreshToken('noRefreshToken');
    try {
      const renewed = await sessions.renew(token);
      if (!(await readUser(store.db, renewed.identity))) throw badRefreshToken('disabledAccount');
      giveToken(request, reply, renewed.token);
      const { token: fresh, expires } = await access.issue(renewed.identity);
      return { access: fresh, access_expiration: new Date(expires).toISOString() };
    } catch (refused) {
      // A database out of reach is no reason to forget who was signed in.
      if (refused instanceof Refusal) takeToken(request, reply);
      throw refused;
    }
  });

  app.post(calls.logout.path, async (request, reply) => {
    const token = request.cookies[REFRESH_COOKIE];
    if (token) await sessions.close(token);
    takeToken(request, reply);
    return { detail: say(message('signedOut'), request.language) };
  });
};

/** Who is signed in. */
export const userRoutes = (app: FastifyInstance, { db }: Store): void => {
  app.get(calls.user.path, async (request) => {
    const user = await readUser(db, identityOf(request));
    if (!user) throw badToken();
    return user;
  });
  closeAddress(app, calls.user.path, 'User Details', ['GET']);
};
