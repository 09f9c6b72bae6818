import type { Page } from '@playwright/test';
import { isAsking } from './phone.ts';

/** Who is looked for: far down in the list, so that nothing but an answered search shows them. */
export interface Sought {
  readonly id: number;
  readonly name: string;
}

/** Waits in the page itself for what a selector finds, and says when it was painted. */
export const painted = (page: Page, selector: string): Promise<number> => page.evaluate((wanted) => window.probes.painted(wanted), selector);

export const usable = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => window.probes.usable > 0, undefined, { polling: 'raf' });
  return page.evaluate(() => window.probes.usable);
};

export const contentfulPaint = async (page: Page): Promise<number> => {
  const read = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  await page.waitForFunction(read, undefined, { polling: 'raf' });
  return page.evaluate(read);
};

/** Until nothing has been asked for during two seconds, and every answer has ended. */
export const idle = async (page: Page): Promise<void> => {
  for (let before = -1, quiet = 0; quiet < 4; ) {
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').length);
    quiet = asked === before && !isAsking(page) ? quiet + 1 : 0;
    before = asked;
    await page.waitForTimeout(500);
  }
};

export const signIn = async (page: Page): Promise<void> => {
  await usable(page);
  await page.locator('input[autocomplete="username"]').fill('demo');
  await page.locator('input[type="password"]').fill('matab-demo');
  await page.keyboard.press('Enter');
};

/**
 * Types a name into the search of the list as soon as that takes it; when its answer was painted. All of it in the page: each
 * word with the driver would wait behind what the page has to do, and be counted as its own.
 */
export const search = (page: Page, sought: Sought): Promise<number> =>
  page.evaluate(async ({ id, name }) => {
    const field = (await window.probes.there('main input[type="search"]:enabled:not([inert] *)')) as HTMLInputElement;
    field.focus();
    field.select();
    document.execCommand('insertText', false, name);
    return window.probes.painted(`main a[href="/patient/${id}"]`);
  }, sought);

/** The next visit goes on where this one ends: it is to begin without a search. */
export const clearSearch = async (page: Page): Promise<void> => {
  await page.locator('main input[type="search"]').first().fill('');
  await painted(page, 'main a[href^="/patient/"]');
};

/** From the navigation to the answer of a search. */
export const toAnsweredSearch = async (page: Page, url: string, sought: Sought): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  return search(page, sought);
};

/** From the navigation to the painted history of a patient's treatments. */
export const toProfile = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  return painted(page, HISTORY);
};

/** The treatments of a patient, or how many there are: rows below the fold are drawn when they come in sight. */
export const HISTORY = 'section[aria-label="سابقه درمان"] :is(small, li)';

/** Milliseconds from a tap until what it leads to was painted. */
export const tapTo = async (page: Page, link: string, result: string): Promise<number> => {
  await page.locator(link).first().waitFor();
  return page.evaluate(
    async ([from = '', to = '']) => {
      const began = performance.now();
      document.querySelector<HTMLElement>(from)?.click();
      return (await window.probes.painted(to)) - began;
    },
    [link, result],
  );
};

/** Types a name key by key as quickly as a thumb does; what each took until the list that it changed was painted, null where it changed nothing for two seconds. */
export const keys = async (page: Page, text: string): Promise<readonly (number | null)[]> => {
  await page.locator('main input[type="search"]').first().focus();
  const took: (number | null)[] = [];
  for (const key of text) {
    await page.evaluate(() => window.probes.keys.splice(0));
    await page.keyboard.type(key);
    let answer: number | null = null;
    for (let waited = 0; waited < 2000 && answer === null; waited += 250) {
      await page.waitForTimeout(250);
      answer = await page.evaluate(() => window.probes.keys[0] ?? null);
    }
    took.push(answer);
  }
  return took;
};

/** From here on only what comes now counts. */
export const forgetTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.probes.longest = 0;
  });
