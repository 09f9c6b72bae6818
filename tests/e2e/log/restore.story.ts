import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { type LabServer, serveLab } from '../../log/lab/server.ts';

let server: LabServer;
let profile: string;
let context: BrowserContext;

const launch = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { executablePath: process.env.MATAB_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

test.beforeAll(async () => {
  server = await serveLab(join(import.meta.dirname, '../../log/lab/page.ts'));
});
test.afterAll(() => server.close());
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'matab-log-'));
  context = await launch();
});
test.afterEach(async () => {
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

const open = async (page: Page): Promise<Page> => {
  await page.goto(server.url);
  await page.waitForFunction(() => 'lab' in window);
  return page;
};

const fill = (page: Page, name: string) =>
  page.evaluate((text) => {
    window.lab.send('root', { type: 'list.opened', key: 'a', at: 1 } as never);
    for (let length = 1; length <= text.length; length += 1) {
      window.lab.send('root/list:a', { type: 'draft.changed', change: { name: text.slice(0, length) } } as never);
    }
  }, name);

const tree = (page: Page) => page.evaluate(() => window.lab.tree());
const nameIn = (page: Page) => page.evaluate(() => (window.lab.state('root/list:a') as { context: { draft: { name: string } } }).context.draft.name);

test('a reload in the middle of typing loses nothing', async () => {
  const page = await open(await context.newPage());
  expect(await page.evaluate(() => window.lab.restored)).toBe(false);
  await fill(page, 'زهرا رضایی');
  await page.evaluate(() => window.lab.log.barrier());
  const before = await tree(page);
  // The last key and the reload in one breath.
  await page.evaluate(() => {
    window.lab.send('root/list:a', { type: 'draft.changed', change: { name: 'زهرا رضایی‌' } } as never);
    location.reload();
  });
  await page.waitForFunction(() => 'lab' in window && window.lab.restored);
  expect(await nameIn(page)).toBe('زهرا رضایی‌');
  await page.evaluate(() => window.lab.send('root/list:a', { type: 'draft.changed', change: { name: 'زهرا رضایی' } } as never));
  expect(await tree(page)).toEqual(before);
});
