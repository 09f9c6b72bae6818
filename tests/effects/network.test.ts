import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchNetwork } from '../../src/effects/browser/network.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page that begins, or goes on, believing that there is a network or that there is none. */
const page = (believed: boolean, online: boolean) => {
  const window = new EventTarget();
  const navigator = { onLine: online };
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', navigator);
  const context = { online: believed };
  const told: boolean[] = [];
  watchNetwork({
    getSnapshot: () => ({ context }),
    send: (event) => {
      context.online = event.online;
      told.push(event.online);
    },
  });
  const happens = (name: string, now: boolean) => {
    navigator.onLine = now;
    window.dispatchEvent(new Event(name));
  };
  return { told, happens };
};

describe('the network', () => {
  it.each([
    ['is told as it comes and goes', 'online'],
    ['that came back while the page stood still is told when somebody looks at it again', 'visibilitychange'],
  ])('%s', (_, name) => {
    const { told, happens } = page(true, true);
    happens('offline', false);
    happens(name, true);
    expect(told).toEqual([false, true]);
  });

  it('is told at the start where what was left on the device says otherwise: an outage ended while nobody was here, or began', () => {
    expect(page(false, true).told).toEqual([true]);
    expect(page(true, false).told).toEqual([false]);
  });

  it('leaves no trace in the log while it stays as it is', () => {
    for (const is of [true, false]) {
      const { told, happens } = page(is, is);
      for (const name of ['visibilitychange', 'online', 'offline']) happens(name, is);
      expect(told).toEqual([]);
    }
  });
});
