import type { Page } from '@playwright/test';
import { pageWords } from '../../../src/views/kit/page/texts.ts';
import { form as patientWords } from '../../../src/views/patients/texts/form.ts';
import { list as patientList } from '../../../src/views/patients/texts/list.ts';
import { fields as patientFields } from '../../../src/views/patients/texts/names.ts';
import { removal } from '../../../src/views/shell/texts/around.ts';
import { forms } from '../decide/forms.ts';
import type { Mishap } from '../decide/plan.ts';
import type { Shown } from '../decide/practice.ts';
import { type Desk, formShown } from './desk.ts';
import { addressOf, complete, fillSome, lookHere, openForm } from './forms.ts';
import { withMishap } from './mishaps.ts';
import { arrived, go, pathOf, until } from './places.ts';
import { settle } from './settling.ts';

const SAVE = new RegExp(`^${pageWords.save}$`);

const pressSave = (page: Page): Promise<void> => page.getByRole('button', { name: SAVE }).last().click();

const nameOf = (shown: Shown): string => `${shown[patientFields.first_name]} ${shown[patientFields.last_name]}`;

/** Fills a new record in and saves it, whatever happens meanwhile. */
export const save = async (desk: Desk, name: 'patient' | 'insurance', mishap: Mishap): Promise<void> => {
  const { device, mind, count } = desk;
  await openForm(desk, name);
  await lookHere(desk, name, 'before it was saved');
  await fillSome(desk, name, 1);
  const shown = await complete(desk, name);
  const { path, title, key } = forms[name];
  let gone = false;
  const stands = async () => (name === 'patient' ? pathOf(device.page()) === path : device.page().getByRole('dialog', { name: title }).isVisible());
  await withMishap(desk, mishap, {
    begin: () => pressSave(device.page()),
    // A form that was opened again after the save came to its end is another, and empty.
    goOn: () => settle(desk, async () => !(await stands()) || (gone && (await formShown(device.page()))?.[key] === ''), SAVE),
    again: () => {
      gone = true;
      return openForm(desk, name);
    },
  });
  mind.sent[name].push(shown);
  mind.drafts.delete(addressOf(name));
  count('sent rows');
  if (name === 'patient') mind.filed.push({ name: nameOf(shown), shown });
};

/** Finds a patient in the list. */
const rowOf = async ({ device }: Desk, name: string) => {
  const page = device.page();
  await go(page, '/patients', patientList.title);
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await row.waitFor();
  return row;
};

/** Draws a row aside as a finger does, and presses what lies under it. */
const swipe = async (desk: Desk, name: string, dx: number, what: string): Promise<void> => {
  const page = desk.device.page();
  const row = await rowOf(desk, name);
  await row.hover();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 8 });
  await page.mouse.up();
  // What tells it from others of its name stands behind that.
  await row.getByRole('button', { name: `${what} ${name}` }).click();
};

const viaMenu = async (desk: Desk, name: string, what: string): Promise<void> => {
  const row = await rowOf(desk, name);
  await row.getByRole('button', { name: pageWords.moreOf(name) }).click();
  await desk.device.page().getByRole('dialog').getByRole('button', { name: what, exact: true }).click();
};

const FINGER = 110;

/** Changes a patient that was filed in this round. */
export const editPatient = async (desk: Desk, by: 'menu' | 'swipe'): Promise<void> => {
  const { device, mind, luck } = desk;
  const index = luck.between(0, mind.filed.length - 1);
  const one = mind.filed[index];
  if (!one) return;
  await (by === 'menu' ? viaMenu(desk, one.name, pageWords.edit) : swipe(desk, one.name, FINGER, pageWords.edit));
  await arrived(device.page(), patientWords.titleEdit);
  const key = pathOf(device.page());
  await fillSome(desk, 'patient', 1, key);
  if (luck.happens(0.4)) {
    await device.page().reload();
    await arrived(device.page(), patientWords.titleEdit);
    desk.count('reloads');
  }
  const shown = mind.drafts.get(key) ?? {};
  mind.drafts.delete(key);
  await pressSave(device.page());
  await settle(desk, async () => pathOf(device.page()) !== key, SAVE);
  mind.filed[index] = { name: nameOf(shown), shown };
  mind.sent.patient[mind.sent.patient.indexOf(one.shown)] = shown;
};

/** Deletes a patient that was filed in this round, after the question. */
export const deletePatient = async (desk: Desk, by: 'menu' | 'swipe'): Promise<void> => {
  const { device, mind, luck } = desk;
  const index = luck.between(0, mind.filed.length - 1);
  const one = mind.filed[index];
  if (!one) return;
  await (by === 'menu' ? viaMenu(desk, one.name, pageWords.remove) : swipe(desk, one.name, -FINGER, pageWords.remove));
  const page = device.page();
  await page.getByRole('alertdialog').getByRole('button', { name: removal.yes, exact: true }).click();
  await until('the end of the row', async () => !(await page.getByRole('listitem').filter({ hasText: one.name }).first().isVisible()));
  mind.filed.splice(index, 1);
  mind.sent.patient = mind.sent.patient.filter((each) => each !== one.shown);
  mind.deleted.push(one.shown);
};
