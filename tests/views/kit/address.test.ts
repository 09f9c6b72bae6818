import { afterEach, expect, it } from 'vitest';
import { createAddress } from '../../../src/effects/browser/address.ts';
import { comes } from '../stand.tsx';

const ITEMS = '/expense-category/10/items';
const DAYS = `${ITEMS}?from=2026-10-01&to=2026-10-31`;

/** The address bar of a program that has every screen at hand; `arrived` are the paths that it came to. */
const begin = (at: string) => {
  window.history.replaceState(null, '', at);
  const arrived: string[] = [];
  const address = createAddress({
    prepare: () => null,
    admits: () => true,
    told: (path) => path,
    send: (event) => void (event.type === 'route.arrived' && arrived.push(event.path)),
  });
  address.start();
  const go = (to: string, replace = false) => address.navigate({ to, replace, passed: null });
  return { arrived, go };
};
const whole = () => window.location.pathname + window.location.search;

afterEach(() => window.history.replaceState(null, '', '/'));

it('a form that leads to the list it came from leads to the days that stood there, and to no second list', async () => {
  const { arrived, go } = begin('/accounting');
  go(DAYS);
  const { length } = window.history;
  go('/new-asset-expense/expense/31');
  go(ITEMS, true);
  await comes(() => expect(whole()).toBe(DAYS));
  expect([arrived, window.history.length]).toEqual([['/accounting', ITEMS, '/new-asset-expense/expense/31', ITEMS], length + 1]);
});

it('also where a tab was changed on the way', async () => {
  const { go } = begin('/accounting');
  go(DAYS);
  go('/new-asset-expense?category=10');
  go('/new-asset-expense/expense', true);
  go(ITEMS, true);
  await comes(() => expect(whole()).toBe(DAYS));
});

it('one that leads to another list, or came from elsewhere, leads there', () => {
  const { go } = begin('/accounting');
  go(DAYS);
  go('/new-asset-expense/expense/31');
  go('/expense-category/11/items', true);
  expect(whole()).toBe('/expense-category/11/items');
  go('/new-asset-expense/expense/31');
  go(ITEMS, true);
  expect(whole()).toBe(ITEMS);
});
