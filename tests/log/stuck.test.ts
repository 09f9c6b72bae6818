import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const NOW = Date.parse('2026-03-01T08:00:00Z');
const WEEK = 'matab.log.2930';

/** What nobody notices before a first screen, in milliseconds. */
const SOON = 200;

/** What the browser was asked to delete and has not. */
let asked: { name: string; onsuccess?: () => void }[] = [];
/** Whether another page keeps the database of the week, and does not move. */
let isKept = true;
const gone = new Set<string>();

/** A browser's databases: one that waits for its deletion can neither be opened nor deleted, and of any other nothing is known. */
const databases = {
  databases: async () => [WEEK].filter((name) => !gone.has(name)).map((name) => ({ name })),
  open: (name: string) => {
    const request: { error?: DOMException; onerror?: () => void } = { error: new DOMException('', 'UnknownError') };
    if (name !== WEEK || !isKept) queueMicrotask(() => request.onerror?.());
    return request;
  },
  deleteDatabase: (name: string) => {
    const request: (typeof asked)[number] = { name };
    if (name === WEEK && isKept) asked.push(request);
    else {
      gone.add(name);
      queueMicrotask(() => request.onsuccess?.());
    }
    return request;
  },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('indexedDB', databases);
  vi.useFakeTimers({ now: NOW });
  asked = [];
  isKept = true;
  gone.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Another page of the program: it knows what was noted, and nothing else. */
const page = async () => {
  vi.resetModules();
  const [{ clearAway, isLeftOpen }, { allSessions }, { freeName }] = await Promise.all([
    import('../../src/effects/log/closing/others.ts'),
    import('../../src/effects/log/session/standing.ts'),
    import('../../src/effects/log/disk/weeks.ts'),
  ]);
  /** What becomes of something by then, in milliseconds; null while it is waited for. */
  const by = async (millis: number, work: Promise<unknown>): Promise<string | null> => {
    let said: string | null = null;
    work.then(
      () => (said = 'done'),
      (error: Error) => (said = error.name),
    );
    await vi.advanceTimersByTimeAsync(millis);
    return said;
  };
  return {
    by,
    clear: () => clearAway(NOW, () => false, []),
    sessions: () => allSessions(NOW),
    isLeft: () => isLeftOpen(NOW, true),
    begins: () => freeName(NOW),
  };
};

describe('a database that could not be deleted', () => {
  const refused = async () => {
    const { by, clear } = await page();
    expect(await by(60_000, clear())).toBe('InvalidStateError');
  };

  test('is waited for by the page that asked, and by no start after it', async () => {
    await refused();
    const next = await page();
    expect(await next.by(0, next.sessions())).toBe('done');
    expect(await next.by(SOON, next.clear())).toBe('InvalidStateError');
    // It was asked for again all the same.
    expect(asked.map(({ name }) => name)).toEqual([WEEK, WEEK]);
  });

  test('is tried again by the next start, until it is gone', async () => {
    // Without cryptography there is no key to be looked for.
    vi.stubGlobal('crypto', undefined);
    await refused();
    const next = await page();
    expect(await next.isLeft()).toBe(true);
    isKept = false;
    await next.by(0, next.clear());
    expect(await next.isLeft()).toBe(false);
  });

  test('takes nothing of what begins after it', async () => {
    await refused();
    expect((await page()).begins()).toMatch(/^matab\.log\.2930-/);
  });

  test('is used again as soon as it is gone, however late that is', async () => {
    await refused();
    const next = await page();
    await next.by(SOON, next.clear());
    for (const { onsuccess } of asked) onsuccess?.();
    expect(next.begins()).toBe(WEEK);
    expect((await page()).begins()).toBe(WEEK);
  });

  test('goes with the next start that is let', async () => {
    await refused();
    isKept = false;
    const next = await page();
    expect(await next.by(0, next.clear())).toBe('done');
    expect(next.begins()).toBe(WEEK);
  });
});

test('a database that is deleted in time is not noted', async () => {
  isKept = false;
  const { by, clear } = await page();
  await by(60_000, clear());
  expect(localStorage.getItem('matab.stuck')).toBeNull();
});
