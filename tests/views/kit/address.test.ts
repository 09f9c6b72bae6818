import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddress } from '../../../src/effects/browser/address.ts';
import type { Navigation } from '../../../src/machines/app/context.ts';
import { comes, settle } from '../stand.tsx';

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

const FORM = '/new-payment';
const ABOUT = `${FORM}?patient=7`;

/** A line on which the part that shows the form breaks off once; `retry` is what the word about that offers. */
const broken = (at: string) => {
  window.history.replaceState(null, '', at);
  const events: Parameters<Parameters<typeof createAddress>[0]['send']>[0][] = [];
  let whole = false;
  const address = createAddress({
    prepare: (path) => {
      if (path !== FORM || whole) return null;
      whole = true;
      return Promise.reject(new Error('planted'));
    },
    admits: () => true,
    told: (path) => path,
    send: (event) => void events.push(event),
  });
  address.start();
  const go = (to: string, passed: Navigation['passed'] = null) => address.navigate({ to, replace: false, passed });
  const failed = () => comes(() => expect(events.at(-1)).toEqual({ type: 'route.failed', path: FORM }));
  const retry = () => address.navigate({ to: FORM, replace: true, passed: null });
  const last = () => comes(() => expect(events.at(-1)?.type).toBe('route.arrived')).then(() => events.at(-1));
  return { go, failed, retry, last };
};

/** How many entries of the program are behind this one. */
const depth = () => window.history.state?.depth ?? 0;

it('a form that did not come is about the same when it is tried again, with what was handed over to it', async () => {
  const { go, failed, retry, last } = broken('/patient/7');
  go(ABOUT, { named: 'سارا' });
  await failed();
  expect(whole()).toBe('/patient/7');
  retry();
  expect(await last()).toMatchObject({ path: FORM, query: { patient: '7' }, passed: { named: 'سارا' } });
  expect([whole(), depth()]).toEqual([ABOUT, 1]);
});

it('also where the program begins there, and what is searched for stays out of the bar', async () => {
  const { failed, retry, last } = broken(`${ABOUT}&q=sara`);
  await failed();
  retry();
  expect(await last()).toMatchObject({ path: FORM, query: { patient: '7', q: 'sara' } });
  expect([whole(), depth()]).toEqual([ABOUT, 0]);
});

it('and where Back leads there', async () => {
  window.history.replaceState(null, '', ABOUT);
  window.history.pushState(null, '', '/patient/7');
  const { failed, retry, last } = broken('/patient/7');
  window.history.back();
  await failed();
  retry();
  expect(await last()).toMatchObject({ path: FORM, query: { patient: '7' } });
  expect([whole(), depth()]).toEqual([ABOUT, 0]);
});

it('whoever asks for the form about nobody then, or has been elsewhere since, is given that', async () => {
  const asked = broken('/patient/7');
  asked.go(ABOUT);
  await asked.failed();
  asked.go(FORM);
  expect(await asked.last()).toMatchObject({ path: FORM, query: {} });

  const been = broken('/patient/7');
  been.go(ABOUT);
  await been.failed();
  been.go('/patients');
  been.retry();
  expect([await been.last(), whole()]).toMatchObject([{ path: FORM, query: {} }, FORM]);
});

/** A program whose form comes only when it is let; the list was come to from the form, and the world is before that. */
const slow = async () => {
  window.history.replaceState(null, '', '/outside');
  window.history.pushState(null, '', ABOUT);
  const part = Promise.withResolvers<void>();
  let there = true;
  const events: Parameters<Parameters<typeof createAddress>[0]['send']>[0][] = [];
  const address = createAddress({
    prepare: (path) => (path === FORM && !there ? part.promise : null),
    admits: () => true,
    told: (path) => path,
    send: (event) => void events.push(event),
  });
  address.start();
  address.navigate({ to: LIST, replace: false, passed: null });
  there = false;
  const said = () => events.at(-1);
  const waits = () => comes(() => expect([whole(), said()]).toEqual([ABOUT, { type: 'route.loading', path: FORM }]));
  return { ...address, part, said, waits };
};
const LIST = '/patients?order=debt';

describe('while what Back leads to is on its way', () => {
  // A browser goes back in a turn of its own; this page would do so at once.
  beforeEach(() => {
    const back = window.history.back.bind(window.history);
    vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(back));
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(['comes', 'breaks off'])('Forward leads to the screen that still stands there, which stays when the part %s', async (how) => {
    const { back, part, said, waits } = await slow();
    back('/');
    await waits();
    window.history.forward();
    await comes(() => expect(said()).toMatchObject({ type: 'route.arrived', path: '/patients', query: { order: 'debt' } }));
    if (how === 'comes') part.resolve();
    else part.reject(new Error('planted'));
    await settle();
    expect([whole(), said()]).toMatchObject([LIST, { type: 'route.arrived', path: '/patients' }]);
  });

  it('the screen that still stands there writes nothing behind the path of the one to come', async () => {
    const { back, write, part, said, waits } = await slow();
    back('/');
    await waits();
    write({ order: 'newest' });
    part.resolve();
    await comes(() => expect(said()).toMatchObject({ type: 'route.arrived', path: FORM, query: { patient: '7' } }));
    expect(whole()).toBe(ABOUT);
    // Which writes for itself again.
    write({ patient: '8' });
    expect(whole()).toBe(`${FORM}?patient=8`);
  });

  it('a second press on Back, at once or later, means the same as the first, and leaves no program', async () => {
    const { back, part, said, waits } = await slow();
    back('/');
    back('/');
    await waits();
    back('/');
    await settle();
    part.resolve();
    await comes(() => expect(said()).toMatchObject({ type: 'route.arrived', path: FORM }));
    expect([whole(), depth()]).toEqual([ABOUT, 0]);
  });

  it('and one that did not come lets Back lead on', async () => {
    const { back, part, said, waits } = await slow();
    back('/');
    await waits();
    part.reject(new Error('planted'));
    await comes(() => expect(said()).toEqual({ type: 'route.failed', path: FORM }));
    back('/');
    await comes(() => expect(said()).toMatchObject({ type: 'route.arrived', path: '/' }));
  });
});

it('what was pasted behind an address as if it were the name of something is told to nobody', () => {
  const queries: object[] = [];
  window.history.replaceState(null, '', `/patients?order=debt&${encodeURIComponent('علی رضایی')}&09121234567=1`);
  createAddress({
    prepare: () => null,
    admits: () => true,
    told: (path) => path,
    send: (event) => void (event.type === 'route.arrived' && queries.push(event.query ?? {})),
  }).start();
  expect(queries).toEqual([{ order: 'debt' }]);
});

it('an address with two strokes before it is that of the path: nothing that begins so, which names a host, is handed to the history', () => {
  const { arrived, go } = begin(`${window.location.origin}//patients?order=newest`);
  expect([whole(), arrived]).toEqual(['/patients?order=newest', ['/patients']]);
  // As an older log has it.
  go('//patient/7?tab=plans', true);
  expect([whole(), arrived]).toEqual(['/patient/7?tab=plans', ['/patients', '/patient/7']]);
});
