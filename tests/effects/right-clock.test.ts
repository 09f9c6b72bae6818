import { afterEach, describe, expect, test, vi } from 'vitest';
import { hoursAhead } from '../../src/effects/browser/right-clock.ts';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const MINUTE = 60_000;

/** The host answers with these headers, after so many minutes. */
const answers = (headers: Readonly<Record<string, string>>, minutes = 0): void => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(NOW + minutes * MINUTE);
    return new Response(null, { headers });
  });
};
const madeAt = (minutes: number): string => new Date(NOW + minutes * MINUTE).toUTCString();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the clock of a device', () => {
  test.each([
    ['behind by an hour', 60, -1],
    ['behind by years', 9_000_000, -150_000],
    ['ahead by a day', -1440, 24],
    ['off by what nobody notices', 30, 0],
    ['right', 0, 0],
  ])('%s', async (_, made, ahead) => {
    answers({ Date: madeAt(made) });
    expect(await hoursAhead()).toBe(ahead);
  });

  test('is not wrong for an answer that was long on its way', async () => {
    answers({ Date: madeAt(1) }, 50);
    expect(await hoursAhead()).toBe(0);
    answers({ Date: madeAt(49) }, 50);
    expect(await hoursAhead()).toBe(0);
  });

  test('is not wrong for an answer that a proxy kept', async () => {
    answers({ Date: madeAt(-300), Age: String(300 * 60) });
    expect(await hoursAhead()).toBe(0);
  });

  test('is not wrong where the host does not say what time it is', async () => {
    answers({});
    expect(await hoursAhead()).toBe(0);
    answers({ Date: 'today' });
    expect(await hoursAhead()).toBe(0);
  });
});
