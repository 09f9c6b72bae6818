import type { Page } from '@playwright/test';
import { pageWords } from '../../../src/views/kit/page/texts.ts';
import { fields as patientFields } from '../../../src/views/patients/texts/names.ts';
import { forms } from '../decide/forms.ts';
import { written } from '../world/device.ts';
import type { Desk } from './desk.ts';
import { lookEverywhere } from './forms.ts';
import { killBrowser, reopen } from './mishaps.ts';
import { lookWhereOneStands } from './moves.ts';
import { go, pathOf, until } from './places.ts';
import { leave } from './questions.ts';

const { path, title } = forms.patient;
/** What nobody writes in the first tab. */
const OTHER = 'پشت بازار';

const addressOn = (page: Page) => page.getByRole('textbox', { name: patientFields.address, exact: true });

/** Writes something in a second tab; the first stays as it is. */
const openSecond = async (desk: Desk): Promise<Page> => {
  const page = await desk.device.open();
  desk.count('second tabs');
  await page.goto(path);
  await addressOn(page).fill(OTHER);
  return page;
};

/** Longer than a start takes on a machine that does something else meanwhile: it ends as soon as the field shows what it must. */
const PATIENCE = 30_000;
/** Where either of two tabs may have it. */
const GLANCE = 3000;

const isKeptOn = (page: Page, patience: number): Promise<boolean> =>
  until('what was typed in the second tab', async () => (await addressOn(page).inputValue({ timeout: patience })) === OTHER, patience).then(
    () => true,
    () => false,
  );

/** Gives up what was written in the second tab, closes it and goes back to the first. */
const closeSecond = async ({ device }: Desk, page: Page, first: Page): Promise<void> => {
  await page.getByRole('button', { name: pageWords.back, exact: true }).first().click();
  await leave(page);
  await until('the way out of the second tab', async () => pathOf(page) !== path);
  await page.close();
  await device.turnTo(first);
};

/** Writes something in a second tab, reloads it and gives it up again; the first is none the wiser. */
export const secondTab = async (desk: Desk): Promise<void> => {
  const first = desk.device.page();
  const page = await openSecond(desk);
  await page.reload();
  if (!(await isKeptOn(page, PATIENCE))) desk.find('lost fields', 'after a reload of a second tab');
  await closeSecond(desk, page, first);
  await lookWhereOneStands(desk, 'after a second tab');
};

/** Kills the browser with two tabs open: of two that are opened afterwards each goes on with one of them. */
export const killTwoTabs = async (desk: Desk): Promise<void> => {
  const { device } = desk;
  await written(device.page());
  await written(await openSecond(desk));
  await killBrowser(desk);
  await reopen(desk);
  const one = device.page();
  const other = await device.open();
  await reopen(desk);
  for (const page of [one, other]) {
    await device.turnTo(page);
    await go(page, path, title);
  }
  const second = (await isKeptOn(other, GLANCE)) ? other : one;
  const first = second === one ? other : one;
  await device.turnTo(second);
  if (await isKeptOn(second, PATIENCE)) await closeSecond(desk, second, first);
  else desk.find('lost fields', 'what was typed in a second tab is in neither after a kill');
  await lookEverywhere(desk, 'after two tabs were killed');
};
