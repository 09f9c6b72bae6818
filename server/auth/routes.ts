import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '../../src/schema/api.ts';
import { DEMO_ACCOUNT } from '../demo/account.ts';
import { message, say } from '../http/messages.ts';
import { closeAddress } from '../http/methods.ts';
import { badRefreshToken, badToken, invalid, NON_FIELD, Refusal } from '../http/refusal.ts';
import { bearerOf, identityOf } from '../http/request.ts';
import { securityEvent } from '../http/security-event.ts';
import { dictionary, Problems } from '../resources/validation/record.ts';
import type { Store } from '../store/tables.ts';
import type { AccessTokens } from './access-token.ts';
import { type Account, findAccount, readUser, setPassword } from './accounts.ts';
import { giveDevice, knownDevice } from './cookies/device.ts';
import { formOf, giveToken, presentedToken, takeToken } from './cookies/refresh.ts';
import { deviceName } from './device-name.ts';
import type { KeyRing } from './key-ring.ts';
import type { LivingSessions } from './living-sessions.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { warnOfPlainSignIn } from './plain-sign-in.ts';
import { readSecretIn } from './secrets-in-body.ts';
import type { Sessions } from './sessions.ts';
import type { Attempts } from './throttle/attempts.ts';
import { networkDigest } from './throttle/network.ts';
import { enterSignIn } from './throttle/sign-in.ts';

export interface Authentication {
  readonly store: Store;
  readonly ring: KeyRing;
  readonly access: AccessTokens;
  readonly sessions: Sessions;
  readonly living: LivingSessions;
  readonly attempts: Attempts;
  readonly clock: () => number;
  /** Whether the demo practice is to be had here; else its account, while its password is the published one, is closed. */
  readonly demo: boolean;
}

const readCredentials = (body: unknown): { readonly username: string; readonly password: string } => {
  const given = dictionary(body);
  const problems = new Problems();
  const username = readSecretIn(given, 'username', problems, { required: false });
  const password = readSecretIn(given, 'password', problems, { required: true });
  problems.settle();
  return { username: username.toWellFormed().trim(), password };
};

/** Signing in and out, and the access token's renewal. */
export const authenticationRoutes = (app: FastifyInstance, { store, ring, access, sessions, living, attempts, clock, demo }: Authentication): void => {
  const warnOfPlain = warnOfPlainSignIn();

  /** Leaves a device known on which somebody has just proved to be this name. */
  const markDevice = async (request: FastifyRequest, reply: FastifyReply, username: string, anew: boolean): Promise<void> => {
    const [keys] = await ring.all();
    if (keys && (anew || knownDevice(request, [keys], username, clock()) === null)) giveDevice(request, reply, keys, username, clock());
  };

  /** The only moment at which a password is known whose hash costs less than is asked today, or more; null where it is none any more. */
  const hashAnew = async (account: Account, username: string, password: string): Promise<Account | null> => {
    const passwordHash = await hashPassword(password);
    if (await store.atomically((unit) => setPassword(unit, account, passwordHash, account.passwordHash))) return { ...account, passwordHash };
    // Another sign-in has hashed it meanwhile, or a change of password.
    const now = await findAccount(store.db, username);
    return now && (await isPassword(password, now.passwordHash, 'known')) ? now : null;
  };

  app.post(calls.login.path, async (request, reply) => {
    warnOfPlain(request);
    const { username, password } = readCredentials(request.body);
    const sets = await ring.all();
    const network = sets[0] && networkDigest(sets[0], request.ip);
    const device = knownDevice(request, sets, username, clock());
    const entry = await enterSignIn(attempts, { username, address: request.ip, device }, () => securityEvent(request.log, 'throttled', { network }));
    const account = await findAccount(store.db, username);
    const facts = { practice: account?.practice, account: account?.account, network };
    const wrong = (): Refusal => {
      securityEvent(request.log, 'sign-in.refused', facts);
      return invalid({ [NON_FIELD]: [message('wrongCredentials')] });
    };
    if (!(await isPassword(password, account?.passwordHash ?? null, entry.isKnown ? 'known' : 'stranger')) || !account) throw wrong();
    const closed = !demo && username === DEMO_ACCOUNT.username && password === DEMO_ACCOUNT.password;
    if (closed || !account.active) {
      securityEvent(request.log, 'account.closed', facts);
      throw invalid({ [NON_FIELD]: [message('disabledAccount')] });
    }
    const proven = isOutdated(account.passwordHash) ? await hashAnew(account, username, password) : account;
    const opened = proven && (await sessions.open(proven, { device: deviceName(request.headers['user-agent']), cookie: formOf(request) }));
    if (!opened) throw wrong();
    const { signedIn, token } = opened;
    await entry.forgive();
    // The cookie is about to be another one: nobody could go on with, or sign out of, the session that it was of.
    const left = presentedToken(request);
    if (left) await sessions.close(left.token);
    giveToken(request, reply, token);
    await markDevice(request, reply, username, true);
    securityEvent(request.log, 'sign-in.accepted', facts);
    return { access: (await access.issue(signedIn)).token, refresh: '', user: await readUser(store.db, account) };
  });

  app.post(calls.refresh.path, async (request, reply) => {
    const presented = presentedToken(request);
    if (!presented) throw badRefreshToken('noRefreshToken');
    try {
      const renewed = await sessions.renew(presented, formOf(request), (who) => securityEvent(request.log, 'refresh-token.reused', who));
      const user = await readUser(store.db, renewed.signedIn);
      if (!user) throw badRefreshToken('disabledAccount');
      giveToken(request, reply, renewed.token);
      await markDevice(request, reply, user.username, false);
      const { token: fresh, expires } = await access.issue(renewed.signedIn);
      return { access: fresh, access_expiration: new Date(expires).toISOString() };
    } catch (refused) {
      // A database out of reach is no reason to forget who was signed in.
      if (refused instanceof Refusal && refused.status < 500) takeToken(request, reply);
      throw refused;
    }
  });

  app.post(calls.logout.path, async (request, reply) => {
    const presented = presentedToken(request);
    if (presented) await sessions.close(presented.token);
    const signedIn = await access.read(bearerOf(request) ?? '');
    if (signedIn) await living.end(signedIn, signedIn.session);
    takeToken(request, reply);
    // What was read of the practice goes out of the browser's cache; what was typed stays where the app keeps it.
    void reply.header('clear-site-data', '"cache"');
    return { detail: say(message('signedOut'), request.language) };
  });

  for (const call of [calls.login, calls.refresh, calls.logout]) closeAddress(app, call.path, call.path, ['POST']);
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
