import type { Locator, Page } from '@playwright/test';
import { recordWords } from '../../../src/views/kit/page/record/texts.ts';
import { wholeStagedWords } from '../../../src/views/kit/page/staged/asked/texts.ts';
import { until } from './places.ts';

const record = recordWords('');
const staged = wholeStagedWords('');

/** Whether a button can be pressed now; one that has just gone cannot. */
export const isReady = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) &&
  (await button.evaluate((one: HTMLButtonElement) => !one.disabled && one.ariaBusy !== 'true', null, { timeout: 500 }).catch(() => false));

/** Presses the first of some buttons that is there; answers whether one was. */
const press = async (page: Page, ...names: readonly (string | RegExp)[]): Promise<boolean> => {
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (!(await isReady(button))) continue;
    await button.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  return false;
};

/** Answers what a submission asks on its way: goes on, and takes what looks like its own for its own, since no two are alike. */
export const answerAsked = async (page: Page, turn = 0): Promise<boolean> => {
  // Whoever has looked a few times for what never came to the provider sends it once more.
  const again = turn >= 8 ? [staged.resend, staged.checkAgain] : [staged.checkAgain];
  if (await press(page, staged.leftOverYes, /^همین است: /, ...again, record.resend, record.saveAnyway)) return true;
  const choosing = page.getByRole('alertdialog', { name: /ثبت شده است؟$/ });
  if (!(await choosing.isVisible())) return false;
  // Between the button that closes and the one that sends again stand the records.
  await choosing.getByRole('button').nth(1).click();
  return true;
};

/** Stays where one is asked whether to leave; answers whether one was asked. */
export const stay = async (page: Page): Promise<boolean> => {
  const asked = await press(page, record.leaveNo, staged.leaveNo);
  // A tap on the spot of the one before is taken for a slip of the finger: one taps again.
  if (asked) await until('the end of the question', async () => !(await press(page, record.leaveNo, staged.leaveNo)));
  return asked;
};

/** Leaves, and gives up what was entered. */
export const leave = async (page: Page): Promise<void> => {
  const question = page.getByRole('alertdialog');
  await question
    .getByRole('button', { name: record.leaveYes })
    .or(question.getByRole('button', { name: staged.leaveYes }))
    .click();
  await question.waitFor({ state: 'hidden' });
};
