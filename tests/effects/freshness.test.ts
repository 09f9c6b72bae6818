import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListStanding, watchLists } from '../../src/effects/browser/freshness.ts';

const AT = 1_795_000_000_000;
const HALF_MINUTE = 30_000;

beforeEach(() => void vi.useFakeTimers({ now: AT }));
afterEach(() => void vi.useRealTimers());

/** A browser in which lists are on the screen, and a provider that answers as the test says. */
const desk = (loaded: Record<string, ListStanding>, news = false) => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const window = new EventTarget();
  const here = { online: true, shown: Object.keys(loaded), standings: { ...loaded }, answer: (): Promise<boolean> => Promise.resolve(news) };
  const asked: string[] = [];
  const told: (readonly [string, string, number])[] = [];
  const elsewhere: string[] = [];
  const again: number[] = [];
  watchLists(
    {
      lists: () => here.shown,
      standing: (list) => here.standings[list] ?? null,
      hasNews: (list) => {
        asked.push(list);
        return here.answer();
      },
      tell: (list, { type, at }) => {
        told.push([list, type, at - AT]);
        const now = { 'resource.aged': 'aged', 'resource.confirmed': 'ready', 'resource.outdated': 'ready' } as const;
        here.standings[list] = { at: now[type], loadedAt: at };
      },
      changedElsewhere: (list) => elsewhere.push(list),
      lookedAgain: () => again.push(Date.now() - AT),
    },
    { page, window, online: () => here.online, now: Date.now },
  );
  const pass = (millis: number) => vi.advanceTimersByTimeAsync(millis);
  const turn = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { here, asked, told, elsewhere, again, pass, turn, happens: (name: string) => window.dispatchEvent(new Event(name)) };
};

const READY: ListStanding = { at: 'ready', loadedAt: AT };

describe('lists on the screen', () => {
  it('are asked for at the start and every half minute, and an hour without news leaves no trace', async () => {
    const { asked, told, pass } = desk({ patients: READY, insurances: READY });
    await pass(0);
    expect(asked).toEqual(['patients', 'insurances']);
    await pass(HALF_MINUTE);
    expect(asked.length).toBe(4);
    await pass(120 * HALF_MINUTE);
    expect(asked.length).toBeGreaterThan(240);
    expect(told).toEqual([]);
  });

  it('hear when the provider has other rows, and the screen hears of what changed while it was looked at', async () => {
    const { told, elsewhere, pass } = desk({ patients: READY }, true);
    await pass(0);
    expect([told.map(([, type]) => type), elsewhere]).toEqual([['resource.outdated'], []]);
    await pass(HALF_MINUTE);
    expect([told.length, elsewhere]).toEqual([2, ['patients']]);
  });

  it('that came to the screen since tell it of the first news already: it computed of what they held before', async () => {
    const { here, elsewhere, pass, turn } = desk({ 'incomes?patient=7': { at: 'busy', loadedAt: null }, patients: READY }, true);
    await pass(1000);
    here.standings['incomes?patient=7'] = { at: 'ready', loadedAt: AT + 1000 };
    await pass(9000);
    turn('hidden');
    await pass(60_000);
    turn('visible');
    await pass(0);
    expect(elsewhere).toEqual(['incomes?patient=7', 'patients']);
  });

  it('are not asked for while nobody looks, and at once when somebody does again', async () => {
    const { asked, told, pass, turn, happens } = desk({ patients: READY });
    await pass(3 * 60_000);
    const before = asked.length;
    turn('hidden');
    // When it was right last is written down, for whoever comes back.
    expect(told).toEqual([['patients', 'resource.confirmed', expect.any(Number)]]);
    await pass(60 * 60_000);
    expect(asked.length).toBe(before);
    turn('visible');
    happens('focus');
    await pass(0);
    expect(asked.length).toBe(before + 1);
  });

  it('are not all that is looked at again: a screen hears of each return, once, and of none without a network', async () => {
    const { here, again, pass, turn, happens } = desk({ patients: READY });
    await pass(60_000);
    expect(again).toEqual([]);
    turn('hidden');
    turn('visible');
    happens('focus');
    expect(again).toEqual([60_000]);
    await pass(10_000);
    here.online = false;
    happens('focus');
    expect(again).toEqual([60_000]);
    here.online = true;
    happens('online');
    expect(again).toEqual([60_000, 70_000]);
  });

  it('are looked at all the same where the clock was set back meanwhile', async () => {
    const { again, pass, turn } = desk({ patients: READY });
    await pass(60_000);
    vi.setSystemTime(AT - 86_400_000);
    turn('hidden');
    turn('visible');
    expect(again).toEqual([-86_400_000]);
  });

  it('are not all that is looked at for long: a screen hears of it every two minutes, and of nothing while nobody looks or can be asked', async () => {
    const { here, again, pass, turn } = desk({ patients: READY });
    await pass(5 * 60_000);
    expect(again).toEqual([125_000, 250_000]);
    here.online = false;
    await pass(5 * 60_000);
    turn('hidden');
    here.online = true;
    await pass(5 * 60_000);
    expect(again.length).toBe(2);
  });

  it('are old when that answer takes long, as of when they were right last', async () => {
    const { here, told, pass, turn } = desk({ patients: READY });
    await pass(0);
    turn('hidden');
    await pass(5 * 60_000);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    here.answer = () => promise;
    turn('visible');
    await pass(1000);
    expect(told).toEqual([]);
    await pass(1000);
    expect(told).toEqual([['patients', 'resource.aged', 0]]);
    resolve(false);
    await pass(0);
    expect(told.at(-1)).toEqual(['patients', 'resource.confirmed', 5 * 60_000]);
  });

  it('are old at once without a network, are not asked for, and say so once', async () => {
    const { here, asked, told, pass, happens } = desk({ patients: READY });
    await pass(0);
    here.online = false;
    happens('offline');
    await pass(10 * 60_000);
    expect([asked.length, told]).toEqual([1, [['patients', 'resource.aged', 0]]]);
    here.online = true;
    happens('online');
    await pass(0);
    expect([asked.length, told.at(-1)]).toEqual([2, ['patients', 'resource.confirmed', 10 * 60_000]]);
  });

  it('are old when the provider cannot be asked, and say so once', async () => {
    const { here, told, pass } = desk({ patients: READY });
    here.answer = () => Promise.reject({ _tag: 'Unreachable' });
    await pass(10 * 60_000);
    expect(told).toEqual([['patients', 'resource.aged', 0]]);
  });

  it('that never came are tried again on a return and by no clock', async () => {
    const { asked, told, pass, happens } = desk({ patients: { at: 'failed', loadedAt: null } });
    await pass(10 * 60_000);
    expect([asked, told]).toEqual([[], []]);
    happens('online');
    expect(told.map(([, type]) => type)).toEqual(['resource.outdated']);
  });

  it('are left alone while their workflow reads them, and when nobody is signed in', async () => {
    const { here, asked, pass } = desk({ patients: { at: 'busy', loadedAt: AT } });
    await pass(60_000);
    here.standings.patients = READY;
    here.shown = [];
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  it('that leave the screen keep when they were right last', async () => {
    const { here, told, pass } = desk({ patients: READY });
    await pass(5 * 60_000);
    here.shown = [];
    await pass(HALF_MINUTE);
    expect(told).toEqual([['patients', 'resource.confirmed', expect.any(Number)]]);
    expect(told[0]?.[2]).toBeGreaterThan(4 * 60_000);
  });
});
