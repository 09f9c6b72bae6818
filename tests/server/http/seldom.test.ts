import { expect, test } from 'vitest';
import { Seldom } from '../../../server/auth/throttle/seldom.ts';

test('each is told of once a minute, also after a clock that was set back, and a flood of names is forgotten from its beginning', () => {
  let now = Date.parse('2026-11-20T08:00:00Z');
  const seldom = new Seldom(() => now);
  expect([seldom.isTime('one'), seldom.isTime('one'), seldom.isTime('other')]).toEqual([true, false, true]);
  now += 59_999;
  expect(seldom.isTime('one')).toBe(false);
  now += 1;
  expect([seldom.isTime('one'), seldom.isTime('one')]).toEqual([true, false]);
  now -= 3_600_000;
  expect(seldom.isTime('one')).toBe(true);
  for (let count = 0; count < 10_000; count += 1) seldom.isTime(`flood ${count}`);
  expect([seldom.isTime('one'), seldom.isTime('flood 9999')]).toEqual([true, false]);
});
