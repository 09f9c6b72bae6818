import type { Page } from '@playwright/test';
import { PLACES } from '../../e2e/places.ts';
import { allFilledIn } from '../../e2e/support/addresses.ts';
import { forgetTasks, HISTORY, idle, painted, tapTo } from './journeys.ts';
import { cold, LIST_ROW, longestOf, type Measure, ms } from './measure.ts';
import type { Arrival } from './probes.ts';
import type { World } from './world.ts';

/** The first row on the screen of somebody who was treated: whoever was not has no history to wait for. */
const treatedRow = async (page: Page, { treated }: World): Promise<string> => {
  await painted(page, LIST_ROW);
  const rows = await page.locator(LIST_ROW).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = rows.find((row) => treated.includes(Number(row.split('/')[2])));
  if (!found) throw new Error('Nobody on the screen was treated.');
  return `main a[href="${found}"]`;
};

/** What one sees of the program on the way from screen to screen. */
export const screens: readonly Measure[] = [
  {
    name: 'screens',
    bare: false,
    figures: [
      ms('list from home, cached', 100),
      ms('profile from the list, cached', 100),
      ms('list from the profile, cached', 100),
      ms('longest task of a walk', 50),
    ],
    take: (world, program) =>
      cold(world, program, async ({ page }) => {
        await page.goto(`${program.url}/patients`);
        const row = await treatedRow(page, world);
        await tapTo(page, row, HISTORY);
        await idle(page);
        await page.evaluate(() => history.back());
        await painted(page, LIST_ROW);
        await page.goto(`${program.url}/`);
        await idle(page);
        await forgetTasks(page);
        const list = await tapTo(page, 'a[href="/patients"]', LIST_ROW);
        await idle(page);
        const profile = await tapTo(page, row, HISTORY);
        await idle(page);
        const back = await page.evaluate(() => {
          history.back();
          return performance.now();
        });
        const returned = await painted(page, LIST_ROW);
        return [list, profile, returned - back, await longestOf(page)];
      }),
  },
  {
    name: 'everywhere',
    bare: false,
    figures: [
      ms('any screen, cached: painted, the median', 100),
      ms('any screen, cached: painted, the slowest', 100),
      ms('any screen, cached: whole, the median', 100),
      ms('any screen, cached: whole, the slowest', 100),
    ],
    take: (world, program) =>
      cold(world, program, async ({ page }) => {
        await page.goto(`${program.url}/`);
        await idle(page);
        const places = await allFilledIn(page, PLACES);
        const walk = async (rest: () => Promise<void>): Promise<readonly Arrival[]> => {
          const took: Arrival[] = [];
          for (const place of places) {
            took.push(await page.evaluate((to) => window.probes.goTo(to), place));
            await rest();
            await page.evaluate(() => window.probes.goTo('/'));
            await page.waitForTimeout(500);
          }
          return took;
        };
        await walk(() => idle(page));
        const took = await walk(() => page.waitForTimeout(1000));
        places.forEach((place, at) => {
          const { painted: first, whole } = took[at] as Arrival;
          if (whole > 100) console.log(`  ${first.toFixed(0).padStart(5)} ${whole.toFixed(0).padStart(5)} ms ${place}`);
        });
        const [first, whole] = (['painted', 'whole'] as const).map((which) => took.map((one) => one[which]).toSorted((one, other) => one - other));
        return [first, whole].flatMap((sorted = []) => [sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]);
      }),
  },
  {
    name: 'shift',
    bare: false,
    figures: [
      { name: 'layout shift, slow provider: list', bar: 0.01, unit: 'score', digits: 4 },
      { name: 'layout shift, one screen after the other', bar: 0.01, unit: 'score', digits: 4 },
    ],
    take: (world, program) =>
      cold(world, program, async ({ page }) => {
        let held = 0;
        await page.route('**/api/**', async (route) => {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, 3000));
          await route.continue();
          held -= 1;
        });
        const shiftedAt = async (place: string) => {
          await page.goto(`${program.url}${place}`);
          await painted(page, 'main :is(h1, h2)');
          // An answer is counted when it is there; one that is held back counts as nothing yet.
          do await idle(page);
          while (held > 0);
          const shifted = await page.evaluate(() => window.probes.shifted);
          if (shifted > 0.01) console.log(`  ${shifted.toFixed(4)} ${place}`);
          return shifted;
        };
        const list = await shiftedAt('/patients');
        let worst = list;
        for (const place of ['/', ...(await allFilledIn(page, PLACES))]) worst = Math.max(worst, await shiftedAt(place));
        return [list, worst];
      }),
  },
];
