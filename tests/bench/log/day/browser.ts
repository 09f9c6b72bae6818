import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveLab } from '../../../log/lab/server.ts';

/**
 * How long the report of a day takes in a browser, and how long it keeps the page busy at a stretch:
 * `DAY_FILE=/tmp/day.json npx vitest run tests/log/day.test.ts`, then `node tests/bench/log/day/browser.ts /tmp/day.json`.
 */
const [file = ''] = process.argv.slice(2);
const executablePath = process.env.MATAB_CHROMIUM ?? '/usr/bin/chromium';
const profile = await mkdtemp(join(tmpdir(), 'matab-day-'));
const server = await serveLab(join(import.meta.dirname, 'page.ts'));
server.answerWith(() => JSON.parse(readFileSync(file, 'utf8')));
const context = await chromium.launchPersistentContext(profile, { executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
const page = await context.newPage();
await page.goto(server.url);
await page.waitForFunction(() => 'day' in window);
const session = await context.newCDPSession(page);
const ms = (value: number) => `${Math.round(value)} ms`.padStart(9);

console.log(`${await page.evaluate(() => window.day.store())} records`);
for (const rate of [1, 4]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  for (let turn = 0; turn < 3; turn += 1) {
    const { read, total, busy, size } = await page.evaluate(() => window.day.make());
    const worst = busy
      .toSorted((left, right) => right - left)
      .slice(0, 8)
      .map(Math.round);
    console.log(`CPU / ${rate}: read${ms(read)}, in all${ms(total)}, ${size} bytes; busy for more than 50 ms: ${worst.join(', ') || 'never'}`);
  }
}
await context.close();
await server.close();
await rm(profile, { recursive: true, force: true, maxRetries: 5 });
