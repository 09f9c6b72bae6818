import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { EXECUTABLE, FLAGS } from './chromium.ts';

/** How long one thing may take, well below a whole story, so that the story says which did not come. */
const PATIENCE_MILLIS = 10_000;

const escaped = (text: string): string => text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Every way in which a text is written to a disk: of one or two bytes a character, in an address, in JSON. */
const formsOf = (text: string): readonly Buffer[] => {
  const [address, json] = [encodeURIComponent(text), escaped(text)];
  const eachByte = [text, address, address.toLowerCase(), json, json.toUpperCase().replaceAll('\\U', '\\u')];
  return [...[...new Set(eachByte)].map((form) => Buffer.from(form, 'utf8')), Buffer.from(text, 'utf16le')];
};

/** The files of a profile that hold one of the texts, each as `/folder/file: text`. */
export const holding = async (profile: string, ...texts: readonly string[]): Promise<readonly string[]> => {
  const sought = texts.map((text) => ({ text, forms: formsOf(text) }));
  const entries = await readdir(profile, { withFileTypes: true, recursive: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    // A browser that runs takes files away between the list and the look.
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (bytes === null) continue;
    for (const { text, forms } of sought) if (forms.some((form) => bytes.includes(form))) found.push(`${file.slice(profile.length)}: ${text}`);
  }
  return found;
};

/** Waits until the browser has written texts into its profile, which it does some seconds after it was told: until then a kill takes them. */
export const untilWrittenDown = async (profile: string, ...texts: readonly string[]): Promise<void> => {
  for (const text of texts) await expect.poll(() => holding(profile, text), { timeout: 60_000 }).not.toEqual([]);
};

/** As much of the access token as stands in one piece of a file. */
export const tokenIn = async (page: Page): Promise<string> => (await page.evaluate(() => localStorage.getItem('accessToken') ?? '?')).slice(-16);

/** So many new cookies Chromium writes down at once; of fewer it writes half a minute later. */
const COOKIES_AT_ONCE = 512;
/** As many as it keeps of one host. */
const COOKIES_OF_A_HOST = 150;

/** Waits until the browser would come back signed in: until its profile holds the token, and the cookie that renews it. */
export const untilSignInIsWrittenDown = async (page: Page, profile: string): Promise<void> => {
  const [cookie] = (await page.context().cookies()).filter(({ httpOnly, name }) => httpOnly && name.includes('refresh'));
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const others = Array.from({ length: COOKIES_AT_ONCE }, (_, index) => ({
    name: `c${index}`,
    value: '1',
    url: `http://h${Math.floor(index / COOKIES_OF_A_HOST)}.invalid`,
    expires,
  }));
  await page.context().addCookies(others);
  await untilWrittenDown(profile, await tokenIn(page), cookie?.name ?? '?');
};

/** What a browser leaves in its profile: `visit` has it, and when that is over and the browser closed, `look` finds the profile's folder. */
export const inProfile = async (
  visit: (context: BrowserContext) => Promise<void>,
  look: (profile: string) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  const profile = await mkdtemp(join(tmpdir(), 'matab-profile-'));
  try {
    const context = await chromium.launchPersistentContext(profile, {
      // As it is shipped.
      serviceWorkers: 'allow',
      ...options,
      executablePath: EXECUTABLE,
      args: [...FLAGS, '--password-store=basic'],
    });
    context.setDefaultTimeout(PATIENCE_MILLIS);
    await visit(context).finally(() => context.close());
    await look(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
