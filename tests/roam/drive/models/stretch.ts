import type { Page } from '@playwright/test';
import { routing } from '../../../../src/machines/app/product.ts';
import { noted } from '../../coverage.ts';
import { addressOfRoute } from '../../decide/models/addresses.ts';
import { nextTurn, type Turn } from '../../decide/models/plan.ts';
import { written } from '../../world/device.ts';
import { watchForCrash } from '../desk.ts';
import { killBrowser, killServer, reopen } from '../mishaps.ts';
import { arrived, enterIfAsked, until } from '../places.ts';
import { pressAnything } from './finger.ts';
import { keepingAll } from './keeping.ts';
import { look, makeMove, type Roamer } from './moving.ts';

const addressOn = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Goes to any screen of the table of addresses, as by a link that somebody kept. */
const goElsewhere = async ({ desk, knowledge, rows, coverage }: Roamer): Promise<string> => {
  const route = desk.luck.pick(routing.routes);
  const address = addressOfRoute(route, knowledge, rows, desk.luck);
  if (address === null) return `${route.path}: there is nothing of the kind`;
  noted(coverage.routes, route.path);
  await desk.device.page().goto(address);
  await arrived(desk.device.page());
  return address;
};

/** What was opened besides, such as a paper, is closed again. */
const closeOthers = async ({ desk: { device } }: Roamer): Promise<void> => {
  for (const page of device.context().pages()) if (page !== device.page()) await page.close();
};

/** Leaves what is asked as it is. */
const closeQuestions = async (page: Page): Promise<void> => {
  const open = page.locator('dialog[open]');
  await until('the end of questions', async () => {
    if ((await open.count()) === 0) return true;
    await page.keyboard.press('Escape');
    return false;
  });
};

const turns: Readonly<Record<Turn, (roamer: Roamer) => Promise<string | null>>> = {
  move: (roamer) => makeMove(roamer),
  'fill in': async (roamer) => {
    const done: (string | null)[] = [];
    for (let left = roamer.desk.luck.between(3, 7); left > 0 && done.at(-1) !== null; left -= 1) done.push(await makeMove(roamer, 'filling in'));
    // Where there is no form, and after one, whatever else there is.
    const last = await makeMove(roamer);
    return done.length === 1 ? last : [...done, last].join('; ');
  },
  'go elsewhere': goElsewhere,
  'press anything': async (roamer) => {
    const name = await pressAnything(roamer.desk.device.page(), roamer.desk.luck);
    await look(roamer);
    return name;
  },
  back: async ({ desk }) => {
    const page = desk.device.page();
    await page.goBack();
    await page.waitForTimeout(100);
    if (page.url() === 'about:blank') await page.goForward();
    await arrived(page);
    return null;
  },
  reload: async (roamer) => {
    const { device, count } = roamer.desk;
    await keepingAll(roamer, 'after a reload', async () => {
      await written(device.page());
      await device.page().reload();
      await arrived(device.page());
    });
    count('reloads');
    return null;
  },
  'kill browser': async (roamer) => {
    const { desk } = roamer;
    const address = addressOn(desk.device.page().url());
    const kill = async () => {
      await written(desk.device.page());
      await killBrowser(desk);
      await reopen(desk, address);
    };
    if (roamer.leftElsewhere) await kill();
    else await keepingAll(roamer, 'after the browser was killed', kill);
    return address;
  },
  'kill server': async (roamer) => {
    let done: string | null = null;
    await killServer(roamer.desk, async () => {
      done = await makeMove(roamer);
    });
    return done;
  },
  offline: async (roamer) => {
    const { device, count } = roamer.desk;
    await device.context().setOffline(true);
    count('times offline');
    const done = await makeMove(roamer);
    await device.context().setOffline(false);
    return done;
  },
  'bad line': async (roamer) => {
    const { desk } = roamer;
    // Whether it strikes is up to whether anything is written.
    desk.proxy.arm(desk.luck.pick(['lost', 'broken', 'late'] as const));
    const done = [await makeMove(roamer), await makeMove(roamer)];
    desk.proxy.calm();
    return done.join('; ');
  },
  'second tab': async (roamer) => {
    const { device, count } = roamer.desk;
    const first = device.page();
    const second = await device.open();
    count('second tabs');
    await second.goto(addressOn(first.url()));
    await arrived(second);
    const done = await makeMove(roamer);
    roamer.leftElsewhere = true;
    await second.close();
    await device.turnTo(first);
    return done;
  },
};

/** Does as many things as the models of all workflows allow, wherever that leads, and whatever happens meanwhile. */
export const roamByModels = async (roamer: Roamer, many: number, doing: (what: string) => void): Promise<void> => {
  const { desk, say } = roamer;
  await enterIfAsked(desk);
  doing('going elsewhere');
  say(`    ${await goElsewhere(roamer)}`);
  for (let left = many; left > 0; left -= 1) {
    const turn = nextTurn(desk.luck);
    doing(turn);
    desk.count('moves of models');
    const began = performance.now();
    const done = await turns[turn](roamer);
    say(`    ${((performance.now() - began) / 1000).toFixed(1)} s ${turn}: ${done ?? 'nothing'}`);
    doing(`${turn}: ${done}`);
    await watchForCrash(desk, turn);
    await closeOthers(roamer);
    // Nothing is found where nothing is asked: one turns to something else.
    if ((turn === 'move' || turn === 'fill in') && done === null) say(`    ${await goElsewhere(roamer)}`);
    await enterIfAsked(desk);
  }
  await desk.device.page().goto('/settings');
  await arrived(desk.device.page());
  await enterIfAsked(desk);
  await closeQuestions(desk.device.page());
};
