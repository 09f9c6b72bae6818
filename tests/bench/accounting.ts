/**
 * How long the summary takes to filter and sum 30,000 incomes and 10,000 expenses, and to sum their months, beside a bare loop,
 * in a page of a Chromium whose processor is slowed down four times.
 *
 *     node tests/bench/accounting.ts [slowdown]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { EXECUTABLE, FLAGS } from '../e2e/support/chromium.ts';

const [slowdown = '4'] = process.argv.slice(2);
const BAR_MILLIS = 50;
const ROUNDS = 30;

const out = mkdtempSync(path.join(tmpdir(), 'matab-bench-'));
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: out,
    minify: true,
    lib: { entry: path.resolve(import.meta.dirname, 'page/accounting.ts'), formats: ['iife'], name: 'bench', fileName: () => 'bench.js' },
  },
});
const browser = await chromium.launch({ executablePath: EXECUTABLE, args: [...FLAGS] });
const page = await browser.newPage();
await page.addScriptTag({ content: readFileSync(path.join(out, 'bench.js'), 'utf8') });
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) });
const measured = await page.evaluate(
  (rounds) => (window as unknown as { bench: { measure: (rounds: number) => Record<string, number[]> } }).bench.measure(rounds),
  ROUNDS,
);
await browser.close();
rmSync(out, { recursive: true });

const at = (values: readonly number[], part: number): number => values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
console.log(`milliseconds at ${slowdown}× slowdown, ${ROUNDS} rounds, each over rows that were never summed before`);
for (const [name, values] of Object.entries(measured))
  console.log(
    `  ${name.padEnd(34)} p50 ${at(values, 0.5).toFixed(1).padStart(6)}   worst ${Math.max(...values)
      .toFixed(1)
      .padStart(6)}`,
  );
const typical = at(measured['filter and sum'] ?? [], 0.5);
console.log(`${typical <= BAR_MILLIS ? '✓' : '✗'} filter and sum, p50: ${typical.toFixed(1)} of ${BAR_MILLIS} ms`);
process.exit(typical <= BAR_MILLIS ? 0 : 1);
