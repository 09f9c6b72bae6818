import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLeftOpen } from '../../src/effects/log/closing/others.ts';
import { createHealthBoard } from '../../src/effects/log/health.ts';
import { rememberedPlace, rememberPlace } from '../../src/effects/log/session/claim.ts';
import { letIn, letOut, noteEnd } from '../../src/effects/log/session/owner.ts';
import { newSegment } from '../../src/effects/log/session/segment.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};
beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

const PLACE = { sid: 'a', week: 'matab.log.2900' };

describe('the session that a tab noted', () => {
  test('is told from one that was closed with all others since', () => {
    rememberPlace(PLACE);
    expect(rememberedPlace()).toEqual({ place: PLACE, ended: false });
    // Somebody signs out in another tab.
    noteEnd();
    expect(rememberedPlace()).toEqual({ place: PLACE, ended: true });
    rememberPlace(PLACE);
    expect(rememberedPlace()).toEqual({ place: PLACE, ended: false });
  });

  test('was not closed where the browser threw away all that it kept', () => {
    noteEnd();
    rememberPlace(PLACE);
    vi.stubGlobal('localStorage', storage());
    expect(rememberedPlace()).toEqual({ place: PLACE, ended: false });
  });

  test('by an earlier release is one of before the first end', () => {
    sessionStorage.setItem('matab.log', `${PLACE.sid} ${PLACE.week}`);
    expect(rememberedPlace()).toEqual({ place: PLACE, ended: false });
  });
});

describe('a session that goes on from another', () => {
  const program = { appVersion: '1', bundle: 'b', rootId: 'app', unfinished: () => true, signedIn: () => true };
  const begun = (from?: typeof PLACE) => newSegment(program, { t0: 0, week: PLACE.week, ...(from ? { from } : {}) }, createHealthBoard());

  test('on a disk that takes nothing leaves the tab at that other one', async () => {
    vi.stubGlobal('window', { addEventListener: () => undefined });
    rememberPlace(PLACE);
    const next = begun(PLACE);
    await next.appender.barrier();
    next.appender.stop();
    expect(rememberedPlace()?.place).toEqual(PLACE);
  });

  test('is noted at once where it goes on from nothing', () => {
    vi.stubGlobal('window', { addEventListener: () => undefined });
    const next = begun();
    next.appender.stop();
    expect(rememberedPlace()?.place).toEqual(next.place);
  });
});

test('an end that only had to delete is finished at the next start: somebody is noted until then', async () => {
  letIn(null);
  expect(await isLeftOpen(Date.now(), true)).toBe(true);
  letOut();
  // Nobody is: now the databases are asked, of which there are none here.
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  vi.stubGlobal('crypto', undefined);
  expect(await isLeftOpen(Date.now(), true)).toBe(false);
});
