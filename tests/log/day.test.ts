import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAWN, recordedDay } from '../bench/log/day/recorded.ts';
import { maskedLog } from '../../src/schema/log/mask/mask.ts';
import { productDescriptions } from '../fold/product/program.ts';
beforeEach(() => { vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: DAWN }); });
afterEach(() => { vi.useRealTimers(); });
test('day', async () => {
  const b = performance.now();
  const day = await recordedDay(async (ms) => { await vi.advanceTimersByTimeAsync(ms); });
  console.log(day.records.length, performance.now() - b);
  const text = JSON.stringify(day.records);
  const names = new Map<string, number[]>();
  const uniq = new Set<string>();
  for (const r of day.records) if (r.b) { const n = /"\$body":"(\w+)"/.exec(JSON.stringify(r))![1]!; uniq.add(n); const l = (day.bodies.get(n) as any[]).length; names.set(r.a, [...(names.get(r.a) ?? []), l]); }
  console.log(text.length, uniq.size, [...names].map(([a, l]) => `${a} ${l.length} ${new Set(l).size} ${l.at(-1)}`).join('\n'));
  const c = performance.now();
  const m = maskedLog(productDescriptions, day.bodies, { bytes: crypto.getRandomValues(new Uint8Array(32)), weeks: -30 });
  const recs = day.records.map(m.mask);
  const bod = m.bodies.take();
  console.log('mask', performance.now() - c, bod.length, bod.reduce((s, [, t]) => s + t.length, 0));
  writeFileSync('/tmp/day-size.json', JSON.stringify({ records: recs }));
  const fs = await import('node:fs');
  fs.writeFileSync('/tmp/day-bodies.ndjson', '');
  for (const [n, t] of bod) fs.appendFileSync('/tmp/day-bodies.ndjson', `${JSON.stringify([n])}\n${t}\n`);
  expect(1).toBe(1);
});
