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

const MINE = '<script type="module" src="/assets/index-mine.js">';
const OTHERS = '<script type="module" src="/assets/index-others.js">';
const opened = vi.fn();

/** A page that watches, whose browser keeps these pages. */
const watched = async (registration: Registration, ...kept: readonly string[]) => {
  const controller = Object.assign(new EventTarget(), { state: 'activated' });
  const container = Object.assign(new EventTarget(), { controller, getRegistration: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => ({ getAttribute: () => '/assets/index-mine.js' }) }));
  vi.stubGlobal('window', { location: { reload: opened } });
  vi.stubGlobal('caches', {
    keys: async () => (kept.length > 0 ? ['matab-precache-v2-of-here'] : []),
    open: async () => ({ matchAll: async () => kept.map((text) => new Response(text)) }),
  });
  let found = 0;
  watchReleases(
    () => {
      found += 1;
    },
    () => true,
    (script) => script,
  );
  await new Promise((resolve) => setTimeout(resolve));
  return () => found;
};

afterEach(() => {
  opened.mockClear();
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

  it('is not asked for ever: the page is opened anew, which reminds the browser', async () => {
    await watched(new Registration());
    vi.useFakeTimers();
    const waiting = new Waiting();
    vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) }) });
    const taken = takeRelease();
    await vi.advanceTimersByTimeAsync(2900);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await taken;
    expect(waiting.asked).toBe(6);
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('a release that took over while a page was opened', () => {
  it.each([
    ['opens the page anew where its own is kept no more', [OTHERS], 1],
    ['leaves a page alone whose own is kept', [MINE], 0],
    ['leaves a page alone beside whose own another waits', [OTHERS, MINE], 0],
    ['leaves a page alone where nothing is kept', [], 0],
  ])('%s', async (_, kept, times) => {
    await watched(new Registration(), ...kept);
    await vi.waitFor(() => new Promise((go) => setTimeout(go)));
    expect(opened).toHaveBeenCalledTimes(times);
  });
});
