import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { type Answers, NOW, patient, refused, rows, treatment } from '../patients/practice.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { income, lists, pay } from './paying.tsx';

type Visit = Awaited<ReturnType<typeof pay>>;

const button = (page: ParentNode, name: string) => find<HTMLButtonElement>(page, 'button', name);
/** Two patients, of whom the first was treated for 2,000,000 less 100,000, and paid 1,150,000; an insurance pays another 100,000 of it. */
const owing: Answers = {
  ...lists,
  'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'رضا', last_name: 'کاظمی' })]),
  'resource:surgeries.loadRows': () => rows([treatment(1, { total_cost: 2_000_000, discount: 100_000 }), treatment(2, { patient: 8, total_cost: 900_009 })]),
  'patientDebt.loadDebt': ({ id }: { readonly id: number }) => (id === 7 ? 650_000 : 4_000),
};
const never = () => new Promise<never>(() => {});
const reads = ({ asked }: Visit) => asked.flatMap(({ port, input }) => (port === 'patientDebt.loadDebt' ? [(input as { readonly id: number }).id] : []));
const offers = ({ page }: Visit, amount: string) => comes(() => expect(button(page, `همه بدهی: ${amount} تومان`)).toBeDefined());
const saysNothing = ({ page }: Visit) => expect(page.textContent).not.toMatch(/بدهی/);
/** The treatments and payments of the patient are there. */
const known = ({ stateOf }: Visit) =>
  comes(() => expect(['surgeries', 'incomes'].map((list) => stateOf(`resource:${list}?patient=7`)?.value)).toEqual(['ready', 'ready']));
const choose = ({ tell }: Visit, id: number) => tell('newPayments:new', { type: 'draft.changed', change: { payer: { kind: 'patient', id } } });

const open = (answers: Answers = {}, path = '/new-payment?patient=7') => pay(path, { ...owing, ...answers });

it('takes all that is still owed as the amount: by the provider’s account, not by the rows', async () => {
  const visit = await open();
  await offers(visit, '۶۵۰٬۰۰۰');
  await press(button(visit.page, 'همه بدهی'));
  expect(field(visit.page, 'مبلغ').value).toBe('۶۵۰٬۰۰۰');
  expect(reads(visit)).toEqual([7]);
});

it('offers what the list does not take yet, and says when nothing is left', async () => {
  const visit = await open();
  const { page } = visit;
  await offers(visit, '۶۵۰٬۰۰۰');
  await type(field(page, 'مبلغ'), '400000');
  await press(find(page, 'label', 'نقدی'));
  await press(button(page, 'افزودن به لیست'));
  await offers(visit, '۲۵۰٬۰۰۰');
  await press(button(page, 'همه بدهی'));
  await press(button(page, 'افزودن به لیست'));
  expect(page.textContent).toContain('همه بدهی در لیست آمده است.');
  expect(page.textContent).not.toContain('همه بدهی:');
});

it.each([
  ['nothing by it, whatever the rows come to', owing, 0, 'این بیمار بدهی ندارد.'],
  ['something by it, though the rows are settled', { ...owing, 'resource:surgeries.loadRows': () => rows([]) }, 30_000, 'همه بدهی: ۳۰٬۰۰۰ تومان'],
])('says of whoever owes %s', async (_, answers: Answers, debt, said) => {
  const { page } = await open({ ...answers, 'patientDebt.loadDebt': () => debt });
  await comes(() => expect(page.textContent).toContain(said));
});

it('offers nothing by the rows where the account cannot be had, and what it says once it can', async () => {
  const visit = await open({ 'patientDebt.loadDebt': () => refused(500) });
  await comes(() => expect(visit.stateOf('patientDebt')?.value).toEqual({ asked: 'failed' }));
  saysNothing(visit);
  visit.answer({ 'patientDebt.loadDebt': () => 650_000 });
  await act(async () => visit.app.send({ type: 'rows.changed', resource: 'incomes', perhaps: true }));
  await offers(visit, '۶۵۰٬۰۰۰');
});

it('says nothing until the account is there, however late', async () => {
  const late = Promise.withResolvers<number>();
  const visit = await open({ 'patientDebt.loadDebt': () => late.promise });
  await comes(() => expect(reads(visit)).toEqual([7]));
  saysNothing(visit);
  late.resolve(650_000);
  await offers(visit, '۶۵۰٬۰۰۰');
});

it('asks for each patient who is chosen, and offers none what another owes', async () => {
  const visit = await open({}, '/new-payment');
  await choose(visit, 7);
  await offers(visit, '۶۵۰٬۰۰۰');
  const late = Promise.withResolvers<number>();
  visit.answer({ 'patientDebt.loadDebt': () => late.promise });
  await choose(visit, 8);
  await comes(() => expect(reads(visit)).toEqual([7, 8]));
  saysNothing(visit);
  late.resolve(4_000);
  await offers(visit, '۴٬۰۰۰');
  await visit.tell('newPayments:new', { type: 'draft.changed', change: { payer: { kind: 'clinic', id: 2 } } });
  saysNothing(visit);
});

it('reads it again for whoever looks at the page again, and offers nothing meanwhile where something changed', async () => {
  const visit = await open();
  const { app, answer } = visit;
  await offers(visit, '۶۵۰٬۰۰۰');
  answer({ 'patientDebt.loadDebt': () => 600_000 });
  await act(async () => app.send({ type: 'rows.changed', resource: 'incomes', perhaps: true }));
  await offers(visit, '۶۰۰٬۰۰۰');
  answer({ 'patientDebt.loadDebt': never });
  await act(async () => app.send({ type: 'rows.changed', resource: 'surgeries' }));
  saysNothing(visit);
});

it('reads it again for whoever comes back to the form after a while', async () => {
  const visit = await open();
  const { app, answer, turnTo } = visit;
  await offers(visit, '۶۵۰٬۰۰۰');
  const arrive = (path: string, query = {}) => act(async () => app.send({ type: 'route.arrived', path, query, passed: null, at: NOW + 600_000 }));
  await arrive('/patients');
  await turnTo(NOW + 600_000);
  const late = Promise.withResolvers<number>();
  answer({ 'patientDebt.loadDebt': () => late.promise });
  await arrive('/new-payment', { patient: '7' });
  await comes(() => expect(reads(visit)).toEqual([7, 7]));
  saysNothing(visit);
  late.resolve(500_000);
  await offers(visit, '۵۰۰٬۰۰۰');
});

it('offers no debt from before a payment that was sent, or a treatment that was saved', async () => {
  const visit = await open({ 'newPayments.findAlike': () => ({ rows: [] }) });
  const { page, app, answer } = visit;
  await offers(visit, '۶۵۰٬۰۰۰');
  await press(find(page, 'label', 'نقدی'));
  for (const amount of ['400000', '250000']) {
    await type(field(page, 'مبلغ'), amount);
    await press(button(page, 'افزودن به لیست'));
  }
  const late = Promise.withResolvers<number>();
  let sent = 0;
  answer({
    'patientDebt.loadDebt': () => late.promise,
    // The first arrives, the second does not.
    'newPayments.sendRow': ({ payload }: { readonly payload: object }) => (sent++ === 0 ? { ...payload, id: 50 } : { _tag: 'Offline' }),
  });
  await press(button(page, 'ثبت پرداخت‌ها'));
  await comes(() => expect(reads(visit)).toEqual([7, 7]));
  expect(page.textContent).not.toContain('همه بدهی:');
  late.resolve(255_000);
  await offers(visit, '۵٬۰۰۰');
  answer({ 'patientDebt.loadDebt': never });
  await act(async () => app.send({ type: 'row.saved', saved: { resource: 'surgeries', created: true, row: treatment(3, { total_cost: 10_000 }) } }));
  expect(page.textContent).not.toContain('همه بدهی:');
});

it.each([
  ['a list is not there', { 'resource:surgeries.loadRows': () => ({ _tag: 'Offline' as const }) }, '/new-payment?patient=7'],
  ['a row could not be read', { 'resource:incomes.loadRows': () => rows([income(1)], 1) }, '/new-payment?patient=7'],
  ['the patient is in no list any more', { 'resource:patients.loadRows': () => rows([]) }, '/new-payment?patient=9'],
  ['a clinic pays', {}, '/new-payment?clinic=2'],
  ['nobody is chosen', {}, '/new-payment'],
])('says nothing of a debt while %s', async (_, answers: Answers, path) => {
  const visit = await open(answers, path);
  const { stateOf } = visit;
  // What is asked for beside the form is there, or will not come.
  if (path.endsWith('patient=7'))
    await comes(() => {
      const states = ['surgeries', 'incomes'].map((list) => String(stateOf(`resource:${list}?patient=7`)?.value));
      expect(states.every((state) => ['ready', 'failed'].includes(state))).toBe(true);
    });
  await settle();
  saysNothing(visit);
});

it.each(['surgeries', 'incomes'])('offers no debt of %s that may be old, until they are known to be the provider’s', async (list) => {
  const visit = await open();
  await offers(visit, '۶۵۰٬۰۰۰');
  const told = (event: string, at: number) => visit.tell(`resource:${list}?patient=7`, { type: event, at });
  await told('resource.aged', Date.now() - 60 * 60_000);
  saysNothing(visit);
  await told('resource.confirmed', Date.now());
  await offers(visit, '۶۵۰٬۰۰۰');
});

it('offers no debt by lists of two hours ago that nobody has asked for again yet', async () => {
  const visit = await open();
  const { page, app, answer, turnTo } = visit;
  await known(visit);
  const later = NOW + 2 * 60 * 60_000;
  const arrive = (path: string, query = {}) => act(async () => app.send({ type: 'route.arrived', path, query, passed: null, at: later }));
  await arrive('/patients');
  await turnTo(later);
  answer({ 'resource:surgeries.loadRows': never, 'resource:incomes.loadRows': never });
  // The browser is busy: what waits until it is not is not asked for.
  vi.stubGlobal('requestIdleCallback', () => 0);
  Object.assign(window, { cancelIdleCallback: () => {} });
  await arrive('/new-payment', { patient: '7' });
  await settle();
  expect(field(page, 'مبلغ')).toBeDefined();
  saysNothing(visit);
  vi.unstubAllGlobals();
});
