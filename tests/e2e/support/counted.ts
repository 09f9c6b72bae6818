import { expect, type Locator, type Page } from '@playwright/test';

/** What was pressed and tapped, one by one, as a person counts. */
export const keysOf = (page: Page) => {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    /** Types into what has the focus. */
    type: async (text: string) => {
      count += text.length;
      await page.keyboard.type(text, { delay: 30 });
    },
    tap: async (target: Locator) => {
      count += 1;
      await target.tap();
    },
    count: () => count,
  };
};

/** Says how many it took beside how many it may take, and fails above that. */
export const expectBar = (job: string, count: number, bar: number): void => {
  process.stdout.write(`${job}: ${count} of ${bar}\n`);
  expect(count, job).toBeLessThanOrEqual(bar);
};
