import { type BrowserContext, chromium, type ElementHandle, type Page } from '@playwright/test';
import { FLAGS, SHELL } from '../../../e2e/support/chromium.ts';
import type { Control, Sight } from '../world/tools.ts';
import { type Browser, calm, type Hand, soon, worded } from './hand.ts';

const PATIENCE = 8000;
const FINGER_STEPS = 6;

const handOn = (page: Page): Omit<Hand, 'close'> => {
  const found = async (control: Control): Promise<ElementHandle<Element>> => {
    const usable = async () => {
      const handle = await page.evaluateHandle((each) => {
        const element = window.modelled.find(each);
        return element?.matches(':disabled') || element?.getAttribute('aria-busy') === 'true' ? null : element;
      }, control);
      return handle.asElement() ?? undefined;
    };
    const element = await soon(usable, PATIENCE);
    if (element === undefined) throw new Error(`${worded(control)} cannot be used`);
    return element as ElementHandle<Element>;
  };
  return {
    open: async (path) => {
      await page.goto(path);
    },
    press: async (control) => {
      const element = await found(control);
      // What is drawn in place of a box lies over it.
      const drawn = control.role === 'radio' || control.role === 'checkbox' ? await element.evaluateHandle((each) => each.closest('label') ?? each) : element;
      await (drawn as ElementHandle<Element>).click({ timeout: PATIENCE });
    },
    type: async (control, text) => {
      await (await found(control)).fill(text, { timeout: PATIENCE });
    },
    key: (name) => page.keyboard.press(name),
    drag: async (control, dx) => {
      const element = await found(control);
      await element.scrollIntoViewIfNeeded();
      const box = await element.boundingBox();
      if (!box) throw new Error(`${worded(control)} is not on the screen`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y, { steps: FINGER_STEPS });
      await page.mouse.up();
    },
    // As text: what is handed over as an object is walked member by member on either side.
    see: async (workflow, controls) =>
      JSON.parse(await page.evaluate(([id, sought]) => window.modelled.look(id, sought), [workflow, controls] as const)) as Sight,
    pass: (millis) => page.evaluate((time) => window.modelled.pass(time), millis),
    receive: async (begin, file) => {
      const coming = page.waitForEvent('download');
      await begin();
      await (await coming).saveAs(file);
    },
    ask: (what, given) => page.evaluate(what as never, given) as never,
  };
};

/** What is kept of an origin, whatever keeps it, is gone; the program's files alone need not be fetched and compiled again. */
const emptied = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await context.clearCookies();
  return page;
};

/** Debian's Chromium as a phone, by Playwright. */
export const openChromium = async (): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: SHELL, args: [...FLAGS] });
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, locale: 'fa-IR', timezoneId: 'America/Los_Angeles' },
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce' },
  });
  return {
    name: 'chromium',
    hand: async (url) => {
      const page = await emptied(context, url);
      const { open, ...hand } = handOn(page);
      return calm({ ...hand, open: (path) => open(new URL(path, url).href), close: () => page.close() });
    },
    close: () => browser.close(),
  };
};
