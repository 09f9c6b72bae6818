import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from './practice.ts';
import { signIn } from './signing-in.ts';
import { stored, untilKept } from './support/device.ts';

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

test('neither the password nor the token of a real sign-in is anywhere in the log or on the disk', async ({ practice }) => {
  const profile = await mkdtemp(join(tmpdir(), 'matab-canary-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.MATAB_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--password-store=basic'],
  });
  const page = await context.newPage();
  await page.goto(`${practice.url}/patients`);
  await signIn(page, practice);
  await expect(page).toHaveURL(`${practice.url}/patients`);
  await expect(page.getByRole('list').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const refresh = (await context.cookies()).map(({ value }) => value);
  expect(token.length).toBeGreaterThan(20);

  await untilKept(page, 'login.submitted');
  const log = await stored(page);
  for (const secret of [practice.password, token, ...refresh]) expect(log).not.toContain(secret);
  await context.close();
  expect(await holding(profile, practice.password)).toEqual([]);
  // The token has one place (SES-TOKEN-1); the log’s is another.
  expect((await holding(profile, token)).filter((file) => file.includes('IndexedDB'))).toEqual([]);
  // The search finds what is there.
  expect((await holding(profile, token)).some((file) => file.includes('Local Storage'))).toBe(true);
  expect((await holding(profile, 'login.submitted')).some((file) => file.includes('IndexedDB'))).toBe(true);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});
