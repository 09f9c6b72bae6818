import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../server/auth/password.ts';

test('a password is kept as argon2id with its parameters and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('رمز عبور'), hashPassword('رمز عبور')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain('رمز');
  expect([await isPassword('رمز عبور', one), await isPassword('رمز عبور', other)]).toEqual([true, true]);
});

test('another password, an unknown account and a damaged entry are all refused', async () => {
  const stored = await hashPassword('secret');
  const damaged = stored.replace('argon2id', 'argon2i');
  const refused = await Promise.all([
    isPassword('Secret', stored),
    isPassword('', stored),
    isPassword('secret', null),
    isPassword('secret', damaged),
    isPassword('secret', ''),
  ]);
  expect(refused).toEqual([false, false, false, false, false]);
});

test('letters typed in another composition are the same password', async () => {
  expect(await isPassword('a\u0308', await hashPassword('\u00e4'))).toBe(true);
});

test('more at once than can be done in a few seconds are told to come back, and somebody who is known waits for none of them', async () => {
  const order: string[] = [];
  const strangers = Array.from({ length: 86 }, () => isPassword('x', null).finally(() => order.push('stranger')));
  const known = isPassword('x', null, 'known').then(() => order.push('known'));
  const outcomes = await Promise.allSettled(strangers);
  await known;
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => (outcome.reason as { status: number }).status);
  expect(refused).toEqual([503, 503, 503, 503]);
  // Of the eighty that wait, those alone end before who is known that the second place takes on meanwhile: on a busy machine some.
  expect(order.indexOf('known')).toBeLessThan(order.length / 2);
});
