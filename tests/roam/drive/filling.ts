import type { Locator, Page } from '@playwright/test';
import { persianDigits } from '../../../src/schema/kit/digits.ts';
import { toothOf } from '../../../src/schema/kit/tooth.ts';
import { presetWords } from '../../../src/views/kit/fields/texts.ts';
import { briefFdi } from '../../../src/views/kit/figures/tooth/names.ts';
import { toothWords } from '../../../src/views/kit/figures/tooth/texts.ts';
import { form } from '../../../src/views/treatments/texts.ts';
import type { Entry } from '../decide/forms.ts';
import { until } from './places.ts';

const formOn = (page: Page): Locator => page.locator('dialog[open] form').or(page.locator('main form')).last();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The name of a field, required or not. */
const named = (label: string): RegExp => new RegExp(`^${escaped(label)}( \\*)?( \\(اجباری\\))?$`);

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const opener = formOn(page).getByRole('button', { name: new RegExp(`^${escaped(label)}`) });
  const sheet = page.getByRole('dialog').last();
  // A tap right after another on the same spot, which closed a sheet over this field, is taken for a slip of the finger: one taps again.
  await until(`the sheet of «${label}»`, async () => {
    await opener.click();
    return sheet.isVisible();
  });
  await sheet.getByRole('option').first().waitFor();
  const search = sheet.getByRole('searchbox');
  if (await search.isVisible()) await search.fill(option.split('،')[0] ?? option);
  const offered = sheet
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${escaped(option).replaceAll(' ', ' ?')} ?(کد ملی|بیمار|کلینیک|${form.noContract}|${form.noContractThen}|[۰-۹]|$)`) })
    .first();
  await until(`«${option}» to be taken`, async () => {
    // The same of a second tap on the spot that opened the sheet.
    await offered.click({ timeout: 1000 }).catch(() => undefined);
    return !(await sheet.isVisible());
  });
};

const pickTooth = async (page: Page, fdi: string): Promise<void> => {
  const tooth = toothOf(fdi);
  if (!tooth) throw new Error(`${fdi} is no tooth.`);
  const form = formOn(page);
  const kind = form.getByRole('radio', { name: tooth.child ? toothWords.child : toothWords.adult, exact: true });
  if (!(await kind.isChecked())) await form.getByText(tooth.child ? toothWords.child : toothWords.adult, { exact: true }).click();
  const corner = toothWords.corners[tooth.quadrant];
  await form.getByText(corner, { exact: true }).click();
  const place = tooth.child ? `شیری ${'ABCDE'[tooth.place - 1]}` : persianDigits(tooth.place);
  const name = new RegExp(`^دندان ${place}، .*، ${corner}`);
  const box = page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }));
  if (!(await form.locator('label').locator(box).isChecked())) await form.locator('label').filter({ has: box }).click();
  // Of several teeth that may be chosen this person wants one.
  const others = form.getByRole('button', { name: toothWords.giveUp('') }).and(form.locator(`:not([aria-label="${toothWords.giveUp(briefFdi(fdi))}"])`));
  for (let left = await others.count(); left > 0; left -= 1) await others.first().click();
};

/** Fills one field in, as a person does; how quickly keys follow each other is not the point. */
export const fill = async (page: Page, { label, manner, typed }: Entry): Promise<void> => {
  const form = formOn(page);
  if (manner === 'sheet') return choose(page, label, typed);
  if (manner === 'tooth') return pickTooth(page, typed);
  if (manner === 'choice') {
    const group = form.getByRole('radiogroup', { name: named(label) });
    return group
      .locator('label')
      .filter({ hasText: new RegExp(`^${escaped(typed)} ?(${presetWords.mark})?$`) })
      .click();
  }
  const box = form.getByRole('textbox', { name: named(label) });
  if (manner === 'typed') {
    await box.fill(typed);
    // Some fields tidy up what was typed when they are left.
    return box.blur();
  }
  for (const word of await form.getByRole('list', { name: label }).getByRole('button').all()) await word.click();
  await box.fill(typed);
  return box.press('Enter');
};
