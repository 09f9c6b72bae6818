import {
  clearSearch,
  contentfulPaint,
  forgetTasks,
  HISTORY,
  idle,
  keys,
  painted,
  search,
  signIn,
  tapTo,
  toAnsweredSearch,
  toProfile,
  usable,
} from './journeys.ts';
import { cold, type Figure, LIST_ROW, longestOf, type Measure, ms, onPage, visitor } from './measure.ts';
import type { Phone } from './phone.ts';
import { screens } from './screens.ts';
import type { World } from './world.ts';

const weight = async ({ page, asked }: Phone): Promise<readonly number[]> => {
  await idle(page);
  const files = await asked();
  const script = files.filter(({ path }) => path.endsWith('.js')).reduce((sum, { gzip }) => sum + gzip, 0);
  return [script / 1000, files.length];
};

const weighed = (name: string, kilo: number, files: number): readonly Figure[] => [
  { name: `${name}: script until idle, gzip`, bar: kilo, unit: 'kB', digits: 1 },
  { name: `${name}: files until idle`, bar: files, unit: 'files' },
];

const openedPatient = ({ treated }: World): number => treated[Math.floor(Math.random() * Math.min(200, treated.length))] ?? 1;

export const figures: readonly Measure[] = [
  {
    name: 'login',
    bare: true,
    figures: [ms('login: first contentful paint', 800), ms('login: usable', 1600)],
    take: (world, { url }) =>
      visitor(world, async ({ page }) => {
        await page.goto(`${url}/login`, { waitUntil: 'commit' });
        return [await contentfulPaint(page), await usable(page)];
      }),
  },
  {
    name: 'login weight',
    bare: false,
    figures: weighed('login', 130, 8),
    take: (world, { url }) =>
      visitor(world, async (phone) => {
        await phone.page.goto(`${url}/login`);
        return weight(phone);
      }),
  },
  {
    name: 'list weight',
    bare: false,
    figures: weighed('list', 165, 14),
    take: (world, program) =>
      cold(world, program, async (phone) => {
        await phone.page.goto(`${program.url}/patients`);
        await painted(phone.page, LIST_ROW);
        return weight(phone);
      }),
  },
  {
    name: 'first visit',
    bare: false,
    figures: [ms('first visit: sign in, home, answered search', 4500)],
    take: (world, { url }) =>
      visitor(world, async ({ page }) => {
        await page.goto(`${url}/login`, { waitUntil: 'commit' });
        await signIn(page);
        await page.locator('a[href="/patients"]').first().click();
        return [await search(page, world.sought)];
      }),
  },
  {
    name: 'search',
    bare: true,
    figures: [
      ms('signed in, cold: to the answered search', 3500),
      ms('longest task of it', 50),
      ms('returning: to the answered search', 800),
      ms('longest task of that', 50),
    ],
    take: (world, program) =>
      cold(world, program, async ({ page }, context) => {
        const took = await toAnsweredSearch(page, `${program.url}/patients`, world.sought);
        await idle(page);
        const longest = await longestOf(page);
        await clearSearch(page);
        await idle(page);
        await page.close();
        return onPage(context, async ({ page: again }) => {
          const returned = await toAnsweredSearch(again, `${program.url}/patients`, world.sought);
          await idle(again);
          return [took, longest, returned, await longestOf(again)];
        });
      }),
  },
  {
    name: 'profile',
    bare: true,
    figures: [ms('profile, cold', 4000), ms('longest task of a cold profile', 50), ms('profile, returning', 1000)],
    take: (world, program) =>
      cold(world, program, async ({ page }, context) => {
        const url = `${program.url}/patient/${openedPatient(world)}`;
        const took = await toProfile(page, url);
        await idle(page);
        const longest = await longestOf(page);
        await page.close();
        return onPage(context, async ({ page: again }) => [took, longest, await toProfile(again, url)]);
      }),
  },
  {
    name: 'keystroke',
    bare: true,
    figures: [ms('keystroke to result, first', 50), ms('keystroke to result, later', 50), ms('longest task while typing', 50)],
    take: (world, program) =>
      cold(world, program, async ({ page }) => {
        await page.goto(`${program.url}/patients`);
        await painted(page, LIST_ROW);
        await idle(page);
        await forgetTasks(page);
        const [first = null, ...later] = await keys(page, world.sought.name.slice(0, 6));
        const answered = later.filter((took) => took !== null);
        if (first === null || answered.length === 0) throw new Error('What was typed changed nothing in the list.');
        return [first, Math.max(...answered), await longestOf(page)];
      }),
  },
  ...screens,
  {
    name: 'memory',
    bare: false,
    figures: [{ name: 'memory that 400 more actions leave behind', bar: 3, unit: 'MB', digits: 1 }],
    take: (world, program) =>
      cold(world, program, async ({ page }, context) => {
        const session = await context.newCDPSession(page);
        const held = async () => {
          await session.send('HeapProfiler.collectGarbage');
          return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
        };
        await page.goto(`${program.url}/patients`);
        const act = async () => {
          await tapTo(page, LIST_ROW, HISTORY);
          await page.goBack();
          await painted(page, LIST_ROW);
        };
        for (let action = 0; action < 100; action += 2) await act();
        const before = await held();
        for (let action = 0; action < 400; action += 2) await act();
        return [(await held()) - before];
      }),
  },
];
