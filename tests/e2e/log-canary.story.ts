import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from './practice.ts';

const PASSWORD = 'matab-demo';

/** Every way a text is written to a disk: one byte a character where it can be, two where it cannot. */
const forms = (text: string): readonly Buffer[] => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];

const filesOf = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** The profile's files that hold a text. */
const holding = async (profile: string, text: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const file of await filesOf(profile)) {
    const bytes = await readFile(file);
    if (forms(text).some((form) => bytes.includes(form))) found.push(file.slice(profile.length));
  }
  return found;
};

/** Everything that pages of this origin have stored in databases and session storage. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const dump: unknown[] = [Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        dump.push(name, values);
      }
      database.close();
    }
    return JSON.stringify(dump);
  });

test('neither the password nor the token of a real sign-in is anywhere in the log or on the disk', async ({ practice }) => {
  const profile = await mkdtemp(join(tmpdir(), 'matab-canary-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.MATAB_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--password-store=basic'],
  });
  const page = await context.newPage();
  await page.goto(`${practice.url}/patients`);
  await page.getByLabel('نام کاربری').fill('demo');
  await page.getByLabel('رمز عبور', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await expect(page).toHaveURL(`${practice.url}/patients`);
  await expect(page.getByRole('list').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const refresh = (await context.cookies()).map(({ value }) => value);
  expect(token.length).toBeGreaterThan(20);

  await expect.poll(() => stored(page)).toContain('login.submitted');
  const log = await stored(page);
  for (const secret of [PASSWORD, token, ...refresh]) expect(log).not.toContain(secret);
  await context.close();
  expect(await holding(profile, PASSWORD)).toEqual([]);
  // The token has one place (SES-TOKEN-1); the log's is another.
  expect((await holding(profile, token)).filter((file) => file.includes('IndexedDB'))).toEqual([]);
  // The search finds what is there.
  expect((await holding(profile, token)).some((file) => file.includes('Local Storage'))).toBe(true);
  expect((await holding(profile, 'login.submitted')).some((file) => file.includes('IndexedDB'))).toBe(true);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});
