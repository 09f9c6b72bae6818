import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { EXECUTABLE, FLAGS } from '../../../e2e/support/chromium.ts';
import { serveLab } from '../../../log/lab/server.ts';

/**
 * How long the report of a day takes in a browser, and how long it keeps the page busy at a stretch, in the time of its own
 * thread: what else the machine does does not count.
 * `DAY_FILE=/tmp/day.json npx vitest run tests/log/day.test.ts`, then `node tests/bench/log/day/browser.ts /tmp/day.json`.
 */
const [file = ''] = process.argv.slice(2);
const server = await serveLab(join(import.meta.dirname, 'page.ts'));
server.answerWith(() => JSON.parse(readFileSync(file, 'utf8')));
const browser = await chromium.launch({ executablePath: EXECUTABLE, args: [...FLAGS] });
const page = await browser.newPage();
await page.goto(server.url);
await page.waitForFunction(() => 'day' in window);
const session = await page.context().newCDPSession(page);
const ms = (value: number) => `${Math.round(value)} ms`.padStart(9);

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the page's thread, the longest first, in milliseconds of its own time. */
const tasksIn = (trace: Buffer): readonly number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  const mains = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) => (name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [])),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  return tasks.map(({ tdur = 0 }) => tdur / 1000).toSorted((left, right) => right - left);
};

console.log(`${await page.evaluate(() => window.day.store())} records`);
for (const rate of [1, 4]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  for (let turn = 0; turn < 3; turn += 1) {
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    const { read, total, size } = await page.evaluate(() => window.day.make());
    const tasks = tasksIn(await browser.stopTracing());
    const sum = tasks.reduce((all, one) => all + one, 0);
    console.log(
      `CPU / ${rate}: read${ms(read)}, in all${ms(total)}, of its thread${ms(sum)}; ${size} bytes; longest tasks ${tasks.slice(0, 8).map(Math.round).join(', ')} ms`,
    );
  }
}
await browser.close();
await server.close();
