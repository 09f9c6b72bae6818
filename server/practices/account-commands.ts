import { type Account, addAccount, findAccount, setActive, setPassword } from '../auth/accounts.ts';
import { endAllSessions, endSessions } from '../auth/living-sessions.ts';
import { namesOf } from '../auth/new-password/context-words.ts';
import { Attempts } from '../auth/throttle/attempts.ts';
import { nameKey } from '../auth/throttle/sign-in.ts';
import { StartProblem } from '../config/start-problem.ts';
import { renewVersions } from '../store/lists.ts';
import type { Database } from '../store/tables.ts';
import type { Call } from './call.ts';
import { refuseTaken, typedUsername } from './username.ts';

/** Tells of an account that was made or given another password. */
export const tell = ({ say }: Call, username: string, generated: string | null): void => {
  say(`Username: ${username}`);
  if (generated !== null) say(`Password: ${generated}`);
};

const accountOf = async (db: Database, username: string): Promise<Account> => {
  const account = await findAccount(db, username);
  if (!account) throw new StartProblem(`There is no account "${username}".`);
  return account;
};

export const add = async (call: Call): Promise<void> => {
  const { store, now, need } = call;
  const username = typedUsername(need('username'));
  const { practice, dentist } = await accountOf(store.db, need('beside'));
  await refuseTaken(store.db, username);
  const { hash, generated } = await call.password({ username, names: await namesOf(store.db, practice) });
  await store.exclusively(async (unit) => {
    // Another keeper may have taken it while the password was typed.
    await refuseTaken(unit, username);
    await addAccount(unit, { practice, username, passwordHash: hash, dentist, now });
  });
  tell(call, username, generated);
};

export const reset = async (call: Call): Promise<void> => {
  const { store, now, need, configuration } = call;
  const username = need('username');
  const account = await accountOf(store.db, username);
  const { hash, generated } = await call.password({ username, names: await namesOf(store.db, account.practice) });
  await store.exclusively(async (unit) => {
    await setPassword(unit, account, hash);
    await endSessions(unit, account, now, null);
  });
  await new Attempts(store, configuration.clock).clear([nameKey(username)]);
  tell(call, username, generated);
};

const counted = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);

export const close = async ({ store, now, need, say }: Call): Promise<void> => {
  const username = need('username');
  const account = await accountOf(store.db, username);
  const ended = await store.exclusively(async (unit) => {
    await setActive(unit, account, false);
    return endSessions(unit, account, now, null);
  });
  say(`Account "${username}" of practice ${account.practice} is closed${account.active ? '' : ', as it was before'}; ${counted(ended.length)} ended.`);
};

export const open = async ({ store, need, say }: Call): Promise<void> => {
  const username = need('username');
  const account = await accountOf(store.db, username);
  await store.exclusively((unit) => setActive(unit, account, true));
  say(`Account "${username}" of practice ${account.practice} is open${account.active ? ', as it was before' : ''}.`);
};

export const end = async ({ store, now, need, all, say }: Call): Promise<void> => {
  if (all) {
    // What a restore or a failover calls for: servers that went on hold lists of versions that will be counted once more.
    const ended = await store.exclusively(async (unit) => {
      await renewVersions(unit);
      return endAllSessions(unit, now);
    });
    return say(`${counted(ended)} ended, of all accounts.`);
  }
  const username = need('username');
  const account = await accountOf(store.db, username);
  const ended = await endSessions(store.db, account, now, null);
  say(`${counted(ended.length)} of account "${username}" of practice ${account.practice} ended.`);
};
