import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeRelease, watchReleases } from '../../src/effects/browser/releases.ts';

/** A registration of the browser, as a page sees it. */
class Registration extends EventTarget {
  readonly active = {};
  waiting: EventTarget | null = null;
  installing: EventTarget | null = null;

  /** A newer worker, which the browser begins to install. */
  begin(): EventTarget {
    this.installing = new EventTarget();
    return this.installing;
  }

  /** It is there, and waits. */
  end(): void {
    this.waiting = this.installing;
    this.installing = null;
    this.waiting?.dispatchEvent(new Event('statechange'));
  }
}

const opened = vi.fn();
const stored = new Map<string, string>();
const stubStorage = () =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });

/** A page that watches; it may be opened anew unless it holds work that is nowhere else. */
const watched = async (registration: Registration, mayReload = true) => {
  const container = Object.assign(new EventTarget(), { controller: {}, getRegistration: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', { location: { reload: opened } });
  stubStorage();
  let found = 0;
  watchReleases(
    () => {
      found += 1;
    },
    () => mayReload,
    (script) => script,
  );
  await new Promise((resolve) => setTimeout(resolve));
  return () => found;
};

afterEach(() => {
  opened.mockClear();
  stored.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a newer release', () => {
  it('is told of when it comes while the page is watching', async () => {
    const registration = new Registration();
    const found = await watched(registration);
    registration.begin();
    registration.dispatchEvent(new Event('updatefound'));
    expect(found()).toBe(0);
    registration.end();
    expect(found()).toBe(1);
  });

  it('is told of when the browser had begun with it before the page watched', async () => {
    const registration = new Registration();
    registration.begin();
    const found = await watched(registration);
    expect(found()).toBe(0);
    registration.end();
    expect(found()).toBe(1);
  });

  it('is told of once where both are so', async () => {
    const registration = new Registration();
    registration.begin();
    const found = await watched(registration);
    registration.dispatchEvent(new Event('updatefound'));
    registration.end();
    expect(found()).toBe(1);
  });
});

describe('a newer release that is wanted', () => {
  /** One that waits, and counts how often it was asked to take over. */
  class Waiting extends EventTarget {
    state = 'installed';
    asked = 0;
    postMessage(): void {
      this.asked += 1;
    }
  }

  it('is asked again until it takes over: a browser forgets that it was, when the older one is busy just then', async () => {
    vi.useFakeTimers();
    const waiting = new Waiting();
    vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) }) });
    const taken = takeRelease();
    await vi.advanceTimersByTimeAsync(0);
    // What the touch that wants it asks the older one for comes first.
    expect(waiting.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(waiting.asked).toBe(3);
    waiting.state = 'activating';
    await vi.advanceTimersByTimeAsync(60_000);
    await taken;
    expect(waiting.asked).toBe(3);
  });

  it.each([
    ['the page is opened anew, which reminds the browser', true, { opened: 1, found: 0 }],
    ['and is offered again where the page holds work that is nowhere else', false, { opened: 0, found: 1 }],
  ])('is not asked for ever: %s', async (_, mayReload, then) => {
    const found = await watched(new Registration(), mayReload);
    vi.useFakeTimers();
    const waiting = new Waiting();
    vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) }) });
    const taken = takeRelease();
    await vi.advanceTimersByTimeAsync(3400);
    // The last wish has as long as each.
    expect([waiting.asked, opened.mock.calls.length, found()]).toEqual([6, 0, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    await taken;
    expect({ opened: opened.mock.calls.length, found: found() }).toEqual(then);
    expect(waiting.asked).toBe(6);
  });

  it('that took over before the page which reminded the browser could hear of it has that page opened once more, and no oftener', async () => {
    const waiting = new EventTarget();
    const reminded = async (registration: Registration) => {
      stored.set('matab.release', 'yes');
      const found = await watched(registration);
      return { opened: opened.mock.calls.length, found: found(), left: stored.size };
    };
    expect(await reminded(Object.assign(new Registration(), { waiting }))).toEqual({ opened: 0, found: 1, left: 0 });
    expect(await reminded(new Registration())).toEqual({ opened: 1, found: 0, left: 0 });
    await watched(new Registration());
    expect(opened).toHaveBeenCalledOnce();
  });
});
