import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity } from '../../../server/auth/access-token.ts';
import { type Account, findAccount, setActive, setPassword } from '../../../server/auth/accounts.ts';
import { fixedRing } from '../../../server/auth/key-ring.ts';
import { endSessions, LivingSessions } from '../../../server/auth/living-sessions.ts';
import { hashPassword, isOutdated } from '../../../server/auth/password.ts';
import { Sessions } from '../../../server/auth/sessions.ts';
import { DEFAULTS } from '../../../server/config/configuration.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { runCommand } from '../../../server/practices/command.ts';
import type { Store } from '../../../server/store/tables.ts';
import { Browser } from '../support/browser.ts';
import { earlierHash } from '../support/earlier-hash.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

const USER = '/dj-rest-auth/user/';
const CHANGE = '/dj-rest-auth/password/change/';
const FRESH = 'یک رمز تازه و بلند';
const OPENING = { device: null, cookie: 'plain' } as const;
const GUESSES = 6;

describe.each(ENGINES)('a password that is none any more, on %s', (_name, open) => {
  let engine: Engine;
  let database: Awaited<ReturnType<Engine['newDatabase']>>;
  let server: RunningServer;
  let store: Store;
  let sessions: Sessions;
  let now = Date.parse('2026-11-20T08:00:00Z');
  const clock = () => now;

  beforeAll(async () => {
    engine = open();
    database = await engine.newDatabase();
    server = await startOn(engine, { ...database, clock, proxies: ['127.0.0.1'] });
    if (!server.store) throw new Error('This server has no database');
    store = server.store;
    sessions = new Sessions(store, fixedRing('tests', ['a secret of these tests']), clock, new LivingSessions(store.db, clock));
    await newPractice(server, 'dentist');
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const shown = async (): Promise<Account> => {
    const account = await findAccount(store.db, 'dentist');
    if (!account) throw new Error('The dentist has no account');
    return account;
  };
  const living = async ({ practice, account }: Identity): Promise<number> =>
    (
      await store.db
        .selectFrom('sessions')
        .select('id')
        .where('practice_id', '=', practice)
        .where('account_id', '=', account)
        .where('revoked_at', 'is', null)
        .execute()
    ).length;
  const elsewhere = (at: number): Browser => new Browser(server.url, { 'x-forwarded-for': `10.7.${at}.1` });
  /** Back to the password of the next story, with no session and no guess that counts. */
  const begin = async (hash: string): Promise<void> => {
    const account = await shown();
    await store.atomically((unit) => setPassword(unit, account, hash));
    await endSessions(store.db, account, now, null);
    now += 3_600_000;
  };

  test('opens no session when it was changed between its check and the opening', async () => {
    const before = await shown();
    expect(await sessions.open(before, OPENING)).toMatchObject({ signedIn: { practice: before.practice, account: before.account } });
    await begin(await hashPassword(FRESH));
    expect([await sessions.open(before, OPENING), await living(before)]).toEqual([null, 0]);
    expect(await sessions.open(await shown(), OPENING)).not.toBeNull();
    await begin(before.passwordHash);
  });

  test('opens none when the account was closed between', async () => {
    const account = await shown();
    await store.atomically((unit) => setActive(unit, account, false));
    expect([await sessions.open(account, OPENING), await living(account)]).toEqual([null, 0]);
    await store.atomically((unit) => setActive(unit, account, true));
    expect(await sessions.open(account, OPENING)).not.toBeNull();
    await begin(account.passwordHash);
  });

  test('opens none while its change is being written', async () => {
    const account = await shown();
    let over = false;
    const isHeldUp = async (): Promise<boolean> =>
      (await sql<{ held: boolean }>`select count(*) > 0 as held from pg_locks where not granted`.execute(store.db)).rows[0]?.held === true;
    const { opening } = await store.atomically(async (unit) => {
      await setPassword(unit, account, 'of another password');
      await endSessions(unit, account, now, null);
      const opening = sessions.open(account, OPENING).finally(() => {
        over = true;
      });
      // SQLite has one writer: there the opening begins when this is written.
      while (store.engine === 'postgres' && !over && !(await isHeldUp()));
      return { opening };
    });
    expect([await opening, await living(account)]).toEqual([null, 0]);
    await begin(account.passwordHash);
  });

  test('leaves no session behind that was on its way in while its owner changed it', async () => {
    const { passwordHash } = await shown();
    for (let round = 0; round < 3; round += 1) {
      const desk = elsewhere(0);
      expect((await desk.signIn('dentist', PASSWORD)).status).toBe(200);
      const others = Array.from({ length: GUESSES }, (_, at) => elsewhere(at + 1));
      const change = desk.ask('POST', CHANGE, { old_password: PASSWORD, new_password1: FRESH, new_password2: FRESH });
      const answers = await Promise.all(others.map((browser) => browser.signIn('dentist', PASSWORD)));
      expect((await change).status).toBe(200);
      for (const answer of answers)
        if (answer.status !== 200) expect(answer).toMatchObject({ status: 400, body: { non_field_errors: ['Unable to log in with provided credentials.'] } });
      for (const browser of others) expect([(await browser.ask('GET', USER)).status, (await browser.renew()).status]).toEqual([401, 401]);
      expect([(await desk.ask('GET', USER)).status, await living(await shown())]).toEqual([200, 1]);
      await begin(passwordHash);
    }
  });

  test('opens none either when the keeper gave another between', async () => {
    const before = await shown();
    await runCommand(['reset-password', '--username', 'dentist'], { ...DEFAULTS, ...database, clock }, () => undefined);
    expect([await sessions.open(before, OPENING), await living(before)]).toEqual([null, 0]);
    await begin(before.passwordHash);
  });

  test('is not taken for one where a sign-in beside has hashed the same anew', async () => {
    await begin(earlierHash(PASSWORD));
    const all = Array.from({ length: GUESSES }, (_, at) => elsewhere(at + 1));
    expect((await Promise.all(all.map((browser) => browser.signIn('dentist', PASSWORD)))).map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(isOutdated((await shown()).passwordHash)).toBe(false);
    for (const browser of all) expect((await browser.ask('GET', USER)).status).toBe(200);
  });
});
