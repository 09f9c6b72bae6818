import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { type Answers, NOW, rows, treatment } from '../patients/practice.tsx';
import { field, find, press, settle } from '../stand.tsx';
import { lists, pay } from './paying.tsx';

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
const idle = () => new Promise((done) => setTimeout(done, 5));
/** A patient who was treated for 2,000,000 less 100,000, and paid 1,150,000. */
const owing: Answers = {
  ...lists,
  'resource:surgeries.loadRows': () => rows([treatment(1, { total_cost: 2_000_000, discount: 100_000 }), treatment(2, { patient: 8, total_cost: 9 })]),
};

const open = async (answers = owing, path = '/new-payment?patient=7') => {
  const visit = await pay(path, answers);
  await idle();
  await settle();
  await settle();
  return visit;
};

it('takes all that is still owed as the amount', async () => {
  const { page } = await open();
  await press(button(page, 'همه بدهی: ۷۵۰٬۰۰۰ تومان'));
  expect(field(page, 'مبلغ').value).toBe('۷۵۰٬۰۰۰');
});

it('counts what the list already takes, and says when nothing is left', async () => {
  const { page } = await open();
  await press(button(page, 'همه بدهی'));
  await press(find(page, 'label', 'نقدی'));
  await press(button(page, 'افزودن به لیست'));
  expect(page.textContent).toContain('همه بدهی در لیست آمده است.');
  expect(page.textContent).not.toContain('همه بدهی:');
});

it.each([
  ['a list is not there', { ...owing, 'resource:surgeries.loadRows': () => ({ _tag: 'Offline' as const }) }, '/new-payment?patient=7'],
  ['a row could not be read', { ...owing, 'resource:incomes.loadRows': () => rows([], 1) }, '/new-payment?patient=7'],
  ['the patient is in no list any more', { ...owing, 'resource:patients.loadRows': () => rows([]) }, '/new-payment?patient=9'],
  ['a clinic pays', owing, '/new-payment?clinic=2'],
  ['nobody is chosen', owing, '/new-payment'],
])('says nothing of a debt while %s', async (_, answers, path) => {
  const { page } = await open(answers, path);
  expect(page.textContent).not.toMatch(/بدهی/);
});

it.each(['surgeries', 'incomes'])('offers no debt of %s that may be old, until they are known to be the provider’s', async (list) => {
  const { page, tell } = await open();
  const told = (type: string, at: number) => tell(`resource:${list}?patient=7`, { type, at });
  await told('resource.aged', Date.now() - 60 * 60_000);
  expect(page.textContent).not.toContain('همه بدهی');
  await told('resource.confirmed', Date.now());
  expect(button(page, 'همه بدهی: ۷۵۰٬۰۰۰ تومان')).toBeDefined();
});

it('offers no debt by lists of two hours ago that nobody has asked for again yet', async () => {
  const { page, app, answer, turnTo } = await open();
  const later = NOW + 2 * 60 * 60_000;
  const arrive = (path: string, query = {}) => act(async () => app.send({ type: 'route.arrived', path, query, passed: null, at: later }));
  await arrive('/patients');
  await turnTo(later);
  answer({ 'resource:surgeries.loadRows': () => new Promise(() => {}), 'resource:incomes.loadRows': () => new Promise(() => {}) });
  // The browser is busy: what waits until it is not is not asked for.
  vi.stubGlobal('requestIdleCallback', () => 0);
  Object.assign(window, { cancelIdleCallback: () => {} });
  await arrive('/new-payment', { patient: '7' });
  await settle();
  expect(field(page, 'مبلغ')).toBeDefined();
  expect(page.textContent).not.toContain('همه بدهی');
  vi.unstubAllGlobals();
});
