import type { FastifyInstance } from 'fastify';
import { calls } from '../../../src/schema/api.ts';
import { message, say } from '../../http/messages.ts';
import { closeAddress } from '../../http/methods.ts';
import { badToken, invalid } from '../../http/refusal.ts';
import { identityOf } from '../../http/request.ts';
import { securityEvent } from '../../http/security-event.ts';
import { dictionary, Problems } from '../../resources/validation/record.ts';
import type { Store } from '../../store/tables.ts';
import { readSecret, setPassword } from '../accounts.ts';
import { endSessions, type LivingSessions } from '../living-sessions.ts';
import { hashPassword, isPassword } from '../password.ts';
import { readSecretIn } from '../secrets-in-body.ts';
import type { Attempts } from '../throttle/attempts.ts';
import { enterOldPassword } from '../throttle/old-password.ts';
import { nameKey } from '../throttle/sign-in.ts';
import { namesOf } from './context-words.ts';
import { LONGEST_PASSWORD, passwordProblems } from './rules.ts';

interface Wanted {
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

const readWanted = (body: unknown): Wanted => {
  const given = dictionary(body);
  const problems = new Problems();
  const wanted = {
    old: readSecretIn(given, 'old_password', problems, { required: true }),
    fresh: readSecretIn(given, 'new_password1', problems, { required: true, max: LONGEST_PASSWORD }),
    again: readSecretIn(given, 'new_password2', problems, { required: true, max: LONGEST_PASSWORD }),
  };
  problems.settle();
  return wanted;
};

export interface PasswordChange {
  readonly store: Store;
  readonly living: LivingSessions;
  readonly attempts: Attempts;
  readonly clock: () => number;
}

/** The change of one's own password, in the shapes of dj-rest-auth; all other sessions of the account end with it (SES-CALL-6). */
export const passwordRoutes = (app: FastifyInstance, { store, living, attempts, clock }: PasswordChange): void => {
  app.post(calls.changePassword.path, async (request) => {
    const who = identityOf(request);
    const { old, fresh, again } = readWanted(request.body);
    const forgive = await enterOldPassword(attempts, who, () => securityEvent(request.log, 'throttled', who));
    const secret = await readSecret(store.db, who);
    if (!secret) throw badToken();
    const wrong = invalid({ old_password: [message('wrongOldPassword')] });
    if (!(await isPassword(old, secret.passwordHash, 'known'))) {
      securityEvent(request.log, 'password.refused', who);
      throw wrong;
    }
    await forgive();
    // Django tells of what is wrong with the new one at its repetition.
    const problems =
      fresh === again ? passwordProblems(fresh, { username: secret.username, names: await namesOf(store.db, who.practice) }) : [message('passwordMismatch')];
    if (problems.length > 0) throw invalid({ new_password2: problems });
    const hash = await hashPassword(fresh);
    const ended = await store.atomically(async (unit) => {
      // Two changes at once: the second one's old password is none any more.
      if (!(await setPassword(unit, who, hash, secret.passwordHash))) throw wrong;
      return endSessions(unit, who, clock(), who.session);
    });
    for (const id of ended) living.forget(id);
    await attempts.clear([nameKey(secret.username)]);
    securityEvent(request.log, 'password.changed', who);
    return { detail: say(message('passwordChanged'), request.language) };
  });
  closeAddress(app, calls.changePassword.path, 'Password Change', ['POST']);
};
