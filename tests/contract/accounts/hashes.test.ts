import { argon2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccount } from '../../../server/auth/accounts.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { Browser } from '../support/browser.ts';
import { ENGINES, type Engine, startOn } from '../support/engines.ts';
import { newPractice, PASSWORD } from '../support/practice.ts';

/** As a release stored it that asked for less memory. */
const earlier = (): string => {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 });
  const [salt, sum] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=1024,t=1,p=1$${salt}$${sum}`;
};

describe.each(ENGINES)('a password that was hashed with other parameters, on %s', (_name, open) => {
  let engine: Engine;
  let server: RunningServer;
  beforeAll(async () => {
    engine = open();
    server = await startOn(engine);
    await newPractice(server, 'dentist');
    await server.store?.db.updateTable('accounts').set({ password_hash: earlier() }).execute();
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
