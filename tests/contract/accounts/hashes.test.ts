import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccount } from '../../../server/auth/accounts.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { Browser } from '../support/browser.ts';
import { earlierHash } from '../support/earlier-hash.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

describe.each(ENGINES)('a password that was hashed with other parameters, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    await newPractice(server, 'dentist');
    await server.store?.db
      .updateTable('accounts')
      .set({ password_hash: earlierHash(PASSWORD) })
      .execute();
  });
  afterAll(async () => {
    await server.stop();
    await engine.dispose();
  });

  const stored = async () => (server.store ? (await findAccount(server.store.db, 'dentist'))?.passwordHash : undefined);
  const signIn = async (password: string) => (await new Browser(server.url).signIn('dentist', password)).status;

  test('is hashed with those of today when its owner signs in, once, and by nobody else', async () => {
    const before = await stored();
    expect([await signIn('a guess of somebody'), (await stored()) === before]).toEqual([400, true]);
    expect(await signIn(PASSWORD)).toBe(200);
    const after = await stored();
    expect(after).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await signIn(PASSWORD), await signIn('a guess of somebody'), (await stored()) === after]).toEqual([200, 400, true]);
  });
});
