import { pageWords } from '../../../src/views/kit/page/texts.ts';
import { list as patientList } from '../../../src/views/patients/texts/list.ts';
import { profile } from '../../../src/views/patients/texts/profile.ts';
import { nav } from '../../../src/views/shell/texts/around.ts';
import { type FormName, forms } from '../decide/forms.ts';
import { nameOf } from '../decide/practice.ts';
import { type Desk, formShown } from './desk.ts';
import { addressOf, lookEverywhere, lookHere, openForm, typeSomething } from './forms.ts';
import { arrived, enterIfAsked, go, pathOf, until } from './places.ts';
import { leave, stay } from './questions.ts';

const standing = async (desk: Desk): Promise<FormName | undefined> => {
  const path = pathOf(desk.device.page());
  const name = (Object.keys(forms) as FormName[]).find((each) => addressOf(each) === path);
  // Over its list, the sheet of an insurance may be closed with what was entered kept in it.
  return name !== undefined && forms[name].key in ((await formShown(desk.device.page())) ?? {}) ? name : undefined;
};

/** Looks at the form that stands on the screen, if one does. */
export const lookWhereOneStands = async (desk: Desk, when: string): Promise<void> => {
  const name = await standing(desk);
  if (name) await lookHere(desk, name, when);
};

/** Goes on with the form that stands on the screen, or looks for a place that may not come. */
export const goOnWhereOneStands = async (desk: Desk): Promise<void> => {
  const name = await standing(desk);
  if (name) await typeSomething(desk, name);
  const patients = desk.device.page().getByRole('link', { name: nav.patients, exact: true });
  if (!name && (await patients.isVisible())) await patients.click();
};

/** Finds somebody of the practice, and opens their file. */
export const search = async ({ device, luck, stock, find }: Desk): Promise<void> => {
  const page = device.page();
  await go(page, '/patients', patientList.title);
  const name = nameOf(stock.practice, luck.pick(stock.practice.patients).id);
  await page.getByRole('searchbox').fill(name.slice(0, Math.max(3, name.length - 2)));
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await row.waitFor();
  await row.getByRole('link').first().click();
  await arrived(page, name);
  if (!(await page.getByText(profile.history).first().isVisible())) find('stuck', `the file of ${name} has no history`);
};

/** Back, by the browser, and on from where that leads. */
export const back = async (desk: Desk): Promise<void> => {
  const page = desk.device.page();
  await page.goBack();
  await page.waitForTimeout(100);
  if (page.url() === 'about:blank') await page.goForward();
  await stay(page);
  await arrived(page);
  await lookWhereOneStands(desk, 'after Back');
};

/** Leaves a form by its own Back, and gives up what stands in it, if anything does. */
export const abandon = async (desk: Desk): Promise<void> => {
  const { device, mind, luck } = desk;
  const name = luck.pick((Object.keys(forms) as FormName[]).filter((each) => mind.drafts.has(addressOf(each))));
  await openForm(desk, name);
  await lookHere(desk, name, 'before it was left');
  const page = device.page();
  const way = name === 'insurance' ? pageWords.cancel : pageWords.back;
  await (name === 'insurance' ? page.getByRole('dialog', { name: forms[name].title }) : page).getByRole('button', { name: way, exact: true }).first().click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  if (luck.happens(0.5)) {
    await stay(page);
    await question.waitFor({ state: 'hidden' });
    return lookHere(desk, name, 'after one stayed');
  }
  await leave(page);
  mind.drafts.delete(addressOf(name));
  if (name === 'treatments' || name === 'payments') mind.rows[name] = [];
  await until('the way out of the form', async () => name === 'insurance' || pathOf(page) !== addressOf(name));
};

export const reload = async (desk: Desk): Promise<void> => {
  await desk.device.page().reload();
  await arrived(desk.device.page());
  desk.count('reloads');
  await lookEverywhere(desk, 'after a reload');
};

/** Goes on with a form while the network is away. */
export const offline = async (desk: Desk, name: FormName): Promise<void> => {
  await openForm(desk, name);
  await desk.device.context().setOffline(true);
  desk.count('times offline');
  for (let left = desk.luck.between(1, 2); left > 0; left -= 1) await typeSomething(desk, name);
  await desk.device.context().setOffline(false);
  await lookHere(desk, name, 'after being offline');
};

/** Opens a choice, and closes it again by the browser's Back: nothing is chosen, and nothing else undone. */
export const peek = async (desk: Desk, name: FormName): Promise<void> => {
  await openForm(desk, name);
  const page = desk.device.page();
  await page.locator('main form').getByRole('button', { expanded: false }).and(page.locator('[aria-haspopup=dialog][aria-labelledby]')).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('option').first().waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await lookHere(desk, name, 'after a choice was closed by Back');
};

export const signOutAndIn = async (desk: Desk): Promise<void> => {
  await desk.device.page().goto('/settings');
  await signOutHere(desk);
  await enterIfAsked(desk);
  await lookEverywhere(desk, 'after signing in again');
};

const signOutHere = async ({ device }: Desk): Promise<void> => {
  const page = device.page();
  await page.getByRole('button', { name: /خروج/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /خروج/ }).click();
  await page.waitForURL('/login');
};
