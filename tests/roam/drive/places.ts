import type { Page } from '@playwright/test';
import { insurance } from '../../../src/views/insurances/texts.ts';
import { login } from '../../../src/views/session/texts.ts';
import { nav, quick } from '../../../src/views/shell/texts/around.ts';
import { signIn } from '../../e2e/signing-in.ts';
import { PASSWORD } from '../world/program.ts';
import type { Desk } from './desk.ts';

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Waits until the screen of an address stands. */
export const arrived = async (page: Page, title?: string): Promise<void> => {
  const heading = page.locator('h1[data-page-title]');
  await (title === undefined ? heading : heading.filter({ hasText: title })).first().waitFor({ state: 'attached' });
};

/** Signs in where the login stands: a browser that is killed may not have its token on the disk yet. */
export const enterIfAsked = async ({ device, username }: Pick<Desk, 'device' | 'username'>): Promise<void> => {
  const page = device.page();
  // What is painted before the program runs says nothing yet: a start that must close first what was left takes it away.
  const stands = page.locator('h1[data-page-title]:visible:not([inert] *)');
  const heading = stands.filter({ hasText: login.title });
  await stands.first().waitFor();
  if ((await heading.count()) === 0) return;
  await signIn(page, { username, password: PASSWORD });
  await heading.waitFor({ state: 'detached' });
  await arrived(page);
};

const QUICK: Readonly<Record<string, string>> = { '/new-treatment': quick.treatment, '/new-patient': quick.patient, '/new-payment': quick.payment };

/** Waits until something holds; `what` is said if it never does. */
export const until = async (what: string, holds: () => Promise<boolean>, patience = 10_000): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: never came.`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
};

/** One attempt at the way to a screen: by what leads there on the screen, else by its address. */
const goOnce = async (page: Page, path: string): Promise<void> => {
  const plus = page.getByRole('button', { name: nav.quick, exact: true });
  const link = QUICK[path];
  if (link && (await plus.isVisible()) && !(await page.locator('dialog[open]').first().isVisible())) {
    await plus.click({ timeout: 1500 });
    await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click({ timeout: 1500 });
  } else await page.goto(path);
};

/** Goes to a screen. What was on its way elsewhere may come in between: then the address leads there. */
export const go = async (page: Page, path: string, title: string): Promise<void> => {
  if (pathOf(page) !== path) await goOnce(page, path).catch(() => page.goto(path));
  await until(`the way to ${path}`, async () => pathOf(page) === path);
  await arrived(page, title);
};

/** Opens the sheet of a new insurance over its list, unless it stands open. */
export const goToInsurance = async (page: Page): Promise<void> => {
  await go(page, '/insurances', insurance.title);
  const sheet = page.getByRole('dialog', { name: insurance.titleNew });
  const add = page.getByRole('button', { name: insurance.add, exact: true });
  await sheet.or(add).first().waitFor();
  if (await sheet.isVisible()) return;
  await add.click();
  await sheet.locator('form').waitFor();
};
