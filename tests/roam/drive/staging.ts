import { wholeStagedWords } from '../../../src/views/kit/page/staged/asked/texts.ts';
import { pageWords } from '../../../src/views/kit/page/texts.ts';
import { forms } from '../decide/forms.ts';
import type { ListName } from '../decide/mind.ts';
import type { Mishap } from '../decide/plan.ts';
import type { Desk } from './desk.ts';
import { addressOf, complete, lookHere, openForm } from './forms.ts';
import { withMishap } from './mishaps.ts';
import { pathOf, until } from './places.ts';
import { readRows } from './reading.ts';
import { settle } from './settling.ts';

const words = wholeStagedWords('');
const MENU = new RegExp(`^${pageWords.moreOf('')}`);

const listOn = ({ device }: Desk, list: ListName) => readRows(device.page(), forms[list].list?.title ?? '');

/** Fills the form in and puts it into the list. */
export const stage = async (desk: Desk, list: ListName): Promise<void> => {
  const { device, mind, count } = desk;
  await openForm(desk, list);
  await lookHere(desk, list, 'before a row was added');
  const form = await complete(desk, list);
  const before = await listOn(desk, list);
  await device.page().getByRole('button', { name: words.addToList, exact: true }).click();
  await until('the row', async () => (await listOn(desk, list)).length > before.length);
  const rows = await listOn(desk, list);
  mind.rows[list] = [...mind.rows[list], { shown: rows.at(-1) ?? '', form }];
  mind.drafts.delete(addressOf(list));
  count('staged rows');
};

/** Opens the menu of a row, and picks what it offers. */
const pick = async ({ device }: Desk, list: ListName, index: number, what: string): Promise<void> => {
  const page = device.page();
  await page
    .getByRole('list', { name: forms[list].list?.title ?? '' })
    .getByRole('listitem')
    .nth(index)
    .getByRole('button', { name: MENU })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click();
};

/** Takes a row back into the form. */
export const takeBack = async (desk: Desk, list: ListName): Promise<void> => {
  const { device, mind, luck } = desk;
  await openForm(desk, list);
  await lookHere(desk, list, 'before a row was taken back');
  const index = luck.between(0, mind.rows[list].length - 1);
  const row = mind.rows[list][index];
  await pick(desk, list, index, words.edit);
  // A form in which nothing but what it opened with was entered is replaced unasked.
  const replace = device.page().getByRole('button', { name: words.replaceYes, exact: true });
  const isOut = async () => (await listOn(desk, list)).length < mind.rows[list].length;
  await until('the row to leave the list', async () => (await isOut()) || (await replace.isVisible()));
  if (!(await isOut())) await replace.click();
  mind.rows[list] = mind.rows[list].filter((each) => each !== row);
  if (row) mind.drafts.set(addressOf(list), row.form);
  await lookHere(desk, list, 'after a row was taken back');
};

/** Takes a row out of the list, and sometimes puts it in again. */
export const remove = async (desk: Desk, list: ListName): Promise<void> => {
  const { device, mind, luck } = desk;
  await openForm(desk, list);
  await lookHere(desk, list, 'before a row was removed');
  const index = luck.between(0, mind.rows[list].length - 1);
  await pick(desk, list, index, words.remove);
  const undo = device.page().getByRole('button', { name: words.undo, exact: true });
  await undo.waitFor();
  if (luck.happens(0.5)) await undo.click();
  else mind.rows[list] = mind.rows[list].toSpliced(index, 1);
  await lookHere(desk, list, 'after a row was removed');
};

/** Sends what is in the list, whatever happens meanwhile, until all of it has arrived. */
export const submit = async (desk: Desk, list: ListName, mishap: Mishap): Promise<void> => {
  const { device, mind, count } = desk;
  await openForm(desk, list);
  await lookHere(desk, list, 'before the list was sent');
  // A form that is complete goes along.
  const add = device.page().getByRole('button', { name: words.addToList, exact: true });
  const along = mind.drafts.has(addressOf(list)) && (await add.isEnabled()) ? await complete(desk, list) : null;
  if (along) mind.drafts.delete(addressOf(list));
  const rows = [...mind.rows[list], ...(along ? [{ shown: '', form: along }] : [])];
  const again = new RegExp(`^(${forms[list].list?.submit}|${words.submitRest(0).split(' (')[0]})`);
  // What is left in the form keeps the screen; else success leads on.
  const stays = () => mind.drafts.has(addressOf(list)) || gone;
  const done = async () => pathOf(device.page()) !== forms[list].path || (stays() && (await listOn(desk, list)).length === 0);
  let gone = false;
  await withMishap(desk, mishap, {
    begin: () => device.page().getByRole('button', { name: again }).click(),
    goOn: () => settle(desk, done, again),
    // It may have come to its end before the form was open again.
    again: () => {
      gone = true;
      return openForm(desk, list);
    },
  });
  mind.sent[list].push(...rows.map(({ form }) => form));
  for (const _ of rows) count('sent rows');
  mind.rows[list] = [];
};
