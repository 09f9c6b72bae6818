import type { Locator, Page } from '@playwright/test';
import type { Chance } from '../../../../server/demo/chance.ts';
import type { Spoken } from '../../decide/models/spoken.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A label as it stands: with the mark of what is required, how many there are, or what was chosen behind it. */
const named = (label: string): RegExp => new RegExp(`^${escaped(label)}([\\s(:،]|$)`);
const exactly = (label: string): RegExp => new RegExp(`^${escaped(label)}( \\*)?( \\(اجباری\\))?$`);

const PRESSED = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option'] as const;
const TYPED = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const;
const PATIENCE = 1500;

/** Behind what is asked nothing can be reached. */
const scopeOf = async (page: Page): Promise<Locator> => {
  const dialogs = page.locator('dialog[open]');
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
};

/** Whether something can be used at this moment; what has just gone cannot. */
const usable = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) &&
  (await control
    .evaluate((one) => !one.matches(':disabled') && one.ariaDisabled !== 'true' && one.ariaBusy !== 'true', null, { timeout: 300 })
    .catch(() => false));

const rolesOf = (scope: Locator, roles: readonly Parameters<Locator['getByRole']>[0][], name: RegExp): Locator => {
  const [first, ...others] = roles.map((role) => scope.getByRole(role, { name }));
  if (first === undefined) throw new Error('No role is sought.');
  return others.reduce((all, other) => all.or(other), first);
};

/** Of several that are called alike any that can be used. */
const anyOf = async (found: Locator, luck: Chance): Promise<Locator | null> => {
  const ready: Locator[] = [];
  for (const one of (await found.all()).slice(0, 12)) if (await usable(one)) ready.push(one);
  return ready.length === 0 ? null : luck.pick(ready);
};

/** Presses something; what is drawn in place of a box lies over it. */
const press = async (control: Locator): Promise<void> => {
  const isBox = await control.evaluate((one) => one instanceof HTMLInputElement && /radio|checkbox/.test(one.type), null, { timeout: PATIENCE });
  await (isBox ? control.locator('xpath=ancestor-or-self::label | self::*[not(ancestor::label)]').last() : control).click({ timeout: PATIENCE });
};

/** Does it; answers whether something stands in a field now that did not. */
type Deed = () => Promise<boolean>;

const quietly =
  (deed: () => Promise<unknown>): Deed =>
  async () => {
    await deed();
    return false;
  };

const typing = async (scope: Locator, { labels: [label = ''], value }: Spoken, luck: Chance): Promise<Deed | null> => {
  const box = await anyOf(rolesOf(scope, TYPED, exactly(label)), luck);
  return (
    box &&
    (async () => {
      const before = await box.inputValue({ timeout: PATIENCE });
      await box.fill(value, { timeout: PATIENCE });
      const typed = await box.inputValue({ timeout: PATIENCE });
      // Some fields say what was typed when they are left, or a word was ended.
      if (luck.happens(0.5)) await box.press('Enter', { timeout: PATIENCE });
      else await box.blur({ timeout: PATIENCE });
      return typed !== before;
    })
  );
};

/** Takes one of what is offered: the one that is meant, where it is there. */
const takeOffered = async (offers: Locator, value: string, luck: Chance): Promise<void> => {
  const meant = await anyOf(offers.filter({ hasText: value }), luck);
  const one = (value === '' ? null : meant) ?? (await anyOf(offers, luck));
  if (one) await press(one);
};

const choosing = async (page: Page, scope: Locator, { labels: [label = ''], value }: Spoken, luck: Chance): Promise<Deed | null> => {
  const group = rolesOf(scope, ['radiogroup', 'tablist', 'group', 'list', 'listbox'], exactly(label)).first();
  if (await group.isVisible()) {
    const offers = group
      .getByRole('radio')
      .or(group.getByRole('tab'))
      .or(group.getByRole('checkbox'))
      .or(group.getByRole('button'))
      .or(group.getByRole('option'));
    if ((await offers.count()) > 0) return quietly(() => takeOffered(offers, value, luck));
  }
  const opener = await anyOf(rolesOf(scope, ['button', 'checkbox', 'switch'], named(label)), luck);
  if (opener === null) return null;
  return quietly(async () => {
    await press(opener);
    const sheet = page.locator('dialog[open]').last();
    const options = sheet.getByRole('option').or(sheet.getByRole('gridcell')).or(sheet.getByRole('radio'));
    await options
      .first()
      .waitFor({ timeout: PATIENCE })
      .catch(() => undefined);
    await takeOffered((await options.count()) > 0 ? options : sheet.getByRole('button'), value, luck);
  });
};

/** Something that is only named: what is called so, or opens what can be done with it, of which the sentence says the word. */
const touching = async (page: Page, scope: Locator, { labels, sentence }: Spoken, luck: Chance): Promise<Deed | null> => {
  for (const label of labels.toReversed()) {
    const found = await anyOf(rolesOf(scope, PRESSED, new RegExp(escaped(label))), luck);
    if (found === null) continue;
    return quietly(async () => {
      const before = await page.locator('dialog[open]').count();
      await press(found);
      const menu = page.locator('dialog[open]').last();
      if ((await page.locator('dialog[open]').count()) <= before) return;
      const buttons = await menu.getByRole('button').all();
      const words = (await menu.getByRole('button').allTextContents()).map((each) => each.trim());
      const said = buttons.filter((_, index) => words[index] !== '' && sentence.includes(words[index] ?? ''));
      if (said.length > 0) await press(luck.pick(said));
    });
  }
  return null;
};

const pressing = async (page: Page, scope: Locator, { labels: [label = ''] }: Spoken, luck: Chance): Promise<Deed | null> => {
  const found = (await anyOf(rolesOf(scope, PRESSED, exactly(label)), luck)) ?? (await anyOf(rolesOf(scope, PRESSED, named(label)), luck));
  if (found === null) return null;
  return quietly(async () => {
    const before = await page.locator('dialog[open]').count();
    await press(found);
    // What opens a choice of ways is done with one of them.
    if ((await found.getAttribute('aria-haspopup', { timeout: 300 }).catch(() => null)) !== 'dialog') return;
    const menu = page.locator('dialog[open]').last();
    if ((await page.locator('dialog[open]').count()) > before) await takeOffered(menu.getByRole('button'), '', luck);
  });
};

/** How a person does what a sentence says, by role and label; null where nothing on the screen is called so. */
export const deedFor = async (page: Page, spoken: Spoken, luck: Chance): Promise<Deed | null> => {
  const scope = await scopeOf(page);
  switch (spoken.how) {
    case 'press':
      return pressing(page, scope, spoken, luck);
    case 'type':
      return (await typing(scope, spoken, luck)) ?? choosing(page, scope, spoken, luck);
    case 'choose':
      return (await choosing(page, scope, spoken, luck)) ?? typing(scope, spoken, luck);
    case 'touch':
      return touching(page, scope, spoken, luck);
  }
};

/** Presses anything that is there, as somebody does who does not know what it is; nothing leads out of the program. */
export const pressAnything = async (page: Page, luck: Chance): Promise<string | null> => {
  const scope = await scopeOf(page);
  const controls = await scope
    .locator('button:not(:disabled), a[href^="/"], input[type=radio], input[type=checkbox], [role=tab], [role=option]')
    .filter({ visible: true })
    .all();
  if (controls.length === 0) return null;
  const one = luck.pick(controls);
  // What goes away under the finger was not pressed.
  return one
    .evaluate((each) => (each.ariaLabel ?? each.textContent ?? '').trim(), null, { timeout: PATIENCE })
    .then(async (name) => {
      await press(one);
      return name;
    })
    .catch(() => null);
};
