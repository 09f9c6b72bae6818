import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { KEY, WAITING } from '../../src/effects/log/closing/key.ts';
import { CHUNK } from '../../src/effects/log/disk/keys.ts';
import { neighbours } from '../../src/effects/log/disk/merge.ts';
import { weekEnd, weekName, weekNames } from '../../src/effects/log/disk/weeks.ts';
import { expired, living } from '../../src/effects/log/session/upkeep.ts';
import type { SessionHeader } from '../../src/schema/log/record.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T08:00:00Z');

const header = (sid: string, change: Partial<SessionHeader>): SessionHeader => ({
  format: 1,
  sid,
  t0: 0,
  appVersion: '1',
  bundle: 'b',
  root: 'app',
  ...change,
});
const names = (headers: readonly SessionHeader[]) => expired(headers, NOW).map(({ sid }) => sid);

describe('what is given up', () => {
  test('closed sessions after a week, and at once what an earlier release had promised to remove; open ones never', () => {
    const headers = [
      header('open', { seen: NOW - 90 * DAY }),
      header('young', { closed: NOW - 2 * DAY }),
      header('old', { closed: NOW - 8 * DAY }),
      header('unsealed', { closed: NOW - DAY, sealing: true }),
    ];
    expect(names(headers)).toEqual(['unsealed', 'old']);
    // Whose journals stay.
    expect(living(headers, NOW)).toEqual(['open', 'young']);
  });

  test('the oldest of what is too much together', () => {
    const headers = [1, 2, 3].map((day) => header(`${day}`, { closed: NOW - day * DAY, bytes: 20_000_000 }));
    expect(names(headers)).toEqual(['3']);
  });
});

test('chunks are joined with their neighbours, all of them once, none beyond the size', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: CHUNK }), { maxLength: 60 }), (sizes) => {
      let next = 1;
      const firsts = sizes.map((size) => {
        next += size;
        return next - size;
      });
      const groups = neighbours(firsts, next);
      const joined = groups.flat();
      expect(new Set(joined).size).toBe(joined.length);
      for (const group of groups) {
        const start = firsts.indexOf(group[0] ?? 0);
        expect(group).toEqual(firsts.slice(start, start + group.length));
        const end = firsts[start + group.length] ?? next;
        expect(end - (group[0] ?? 0)).toBeLessThanOrEqual(CHUNK);
      }
    }),
  );
});

test('a week’s database ends after every instant in it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (instant) => {
      const end = weekEnd(weekName(instant)) ?? 0;
      expect(end).toBeGreaterThan(instant);
      expect(end - instant).toBeLessThanOrEqual(7 * DAY);
    }),
  );
  expect(weekEnd('keyval-store')).toBeNull();
});

test('who deletes the log deletes nothing that waits for its owner: only databases of logs are looked for', async () => {
  const there = [weekName(NOW), weekName(NOW - 7 * DAY), WAITING, KEY, 'matab.reports', 'keyval-store'];
  vi.stubGlobal('indexedDB', { databases: async () => there.map((name) => ({ name, version: 1 })) });
  expect(await weekNames(NOW)).toEqual(there.slice(0, 2));
  vi.unstubAllGlobals();
});
