import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppender } from '../../src/effects/log/disk/appender.ts';
import { journalName, journalOf } from '../../src/effects/log/disk/journal.ts';
import type { Write } from '../../src/effects/log/disk/writer.ts';
import { createHealthBoard } from '../../src/effects/log/health.ts';

const NAME = journalName('s');

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A session whose disk takes each write when the story says so. */
const session = () => {
  const asked: (Write & { readonly take: () => void; readonly refuse: () => void })[] = [];
  const writer = {
    write: (write: Write) =>
      new Promise<void>((take, reject) => {
        asked.push({ ...write, take, refuse: () => reject(new DOMException('', 'UnknownError')) });
      }),
    stop: () => undefined,
  };
  const appender = createAppender({
    sid: 's',
    writer,
    journal: journalOf('s', undefined),
    health: createHealthBoard(),
    ready: () => Promise.resolve(),
  });
  const next = async () => {
    await vi.waitUntil(() => asked.length > 0);
    const [write] = asked.splice(0, 1);
    if (write === undefined) throw new Error('nothing is written');
    return write;
  };
  return { appender, next };
};
const batch = (first: number) => ({ first, records: [`{"s":${first}}`], bodies: [] });

describe('the journal of a page', () => {
  test('that went goes as soon as the disk has for certain what was in it', async () => {
    kept.set(NAME, '{"records":["{\\"s\\":1}"],"bodies":[]}');
    const { appender, next } = session();
    appender.append(batch(1));
    (await next()).take();
    await appender.idle();
    // A power cut may still take it from the database.
    expect(kept.has(NAME)).toBe(true);
    const safe = appender.barrier();
    (await next()).take();
    await safe;
    expect(kept.has(NAME)).toBe(false);
    appender.stop();
  });

  test('stays where the disk takes nothing', async () => {
    kept.set(NAME, '{"records":["{\\"s\\":1}"],"bodies":[]}');
    const { appender, next } = session();
    appender.append(batch(1));
    const safe = appender.barrier();
    (await next()).refuse();
    await safe;
    expect(kept.has(NAME)).toBe(true);
    appender.stop();
  });

  test('that came back to life stays until what waited then is safe too, not only what was being written', async () => {
    const { appender, next } = session();
    const first = appender.barrier();
    const write = await next();
    appender.append(batch(1));
    appender.hurry();
    expect(kept.get(NAME)).toContain('s');
    write.take();
    (await next()).take();
    await first;
    expect(kept.has(NAME)).toBe(true);
    const second = appender.barrier();
    (await next()).take();
    await second;
    expect(kept.has(NAME)).toBe(false);
    appender.stop();
  });
});
