import { anyEntry, type Entry, type FormName, forms, nextMissing, typedEntry } from '../decide/forms.ts';
import { differences, type ListName } from '../decide/mind.ts';
import type { Shown } from '../decide/practice.ts';
import { type Desk, formShown } from './desk.ts';
import { fill } from './filling.ts';
import { go, goToInsurance, until } from './places.ts';
import { readRows } from './reading.ts';

/** How long what was kept may take to be on the screen again, in milliseconds; on a busy machine that is long, and who finds it waits no longer. */
const PATIENCE = 20_000;

/** The address that a form's draft goes by. */
export const addressOf = (name: FormName): string => forms[name].path;

const isList = (name: FormName): name is ListName => forms[name].list !== undefined;

export const openForm = async ({ device }: Desk, name: FormName): Promise<void> => {
  const { path, title } = forms[name];
  await (name === 'insurance' ? goToInsurance(device.page()) : go(device.page(), path, title));
  await until(`the form ${path}`, async () => (await formShown(device.page())) !== null);
};

/** What the form on the screen shows, once it shows what is expected or had its time to. */
const shownWhen = async ({ device }: Desk, expected: Shown, but: readonly string[] = []): Promise<Shown> => {
  let shown = await formShown(device.page());
  const end = performance.now() + PATIENCE;
  while (differences(expected, shown, but).length > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    shown = await formShown(device.page());
  }
  return shown ?? {};
};

/** Enters one thing, and sees that it stands there and nothing else moved. */
const enter = async (desk: Desk, key: string, entry: Entry): Promise<Entry> => {
  const page = desk.device.page();
  const before = (await formShown(page)) ?? {};
  await fill(page, entry);
  if (entry.manner === 'typed' || entry.manner === 'tags') desk.mind.typed.add(entry.typed);
  desk.count('typed fields');
  const expected = { ...before, [entry.label]: entry.shown };
  const shown = await shownWhen(desk, expected, entry.moves);
  for (const what of differences(expected, shown, entry.moves)) desk.find('lost fields', `after ${entry.label} was filled in with «${entry.typed}»: ${what}`);
  desk.mind.drafts.set(key, shown);
  return entry;
};

/** Fills in some fields of the form on the screen; answers what was entered last. */
export const fillSome = async (desk: Desk, name: FormName, fields: number, key = addressOf(name)): Promise<Entry | null> => {
  let last: Entry | null = null;
  for (let turn = 0; turn < fields; turn += 1) {
    const shown = (await formShown(desk.device.page())) ?? {};
    const missing = desk.luck.happens(0.6) ? nextMissing(name, desk.luck, desk.stock, shown) : null;
    last = await enter(desk, key, missing ?? anyEntry(name, desk.luck, desk.stock, shown));
  }
  return last;
};

/** Types one thing into the form on the screen, whether its lists have come or not. */
export const typeSomething = (desk: Desk, name: FormName): Promise<Entry> => enter(desk, addressOf(name), typedEntry(name, desk.luck, desk.stock));

/** Fills in what the form still lacks. */
export const complete = async (desk: Desk, name: FormName): Promise<Shown> => {
  for (;;) {
    const shown = (await formShown(desk.device.page())) ?? {};
    const missing = nextMissing(name, desk.luck, desk.stock, shown);
    if (missing === null) break;
    await enter(desk, addressOf(name), missing);
  }
  // A price that came with the type is nobody's own: what rows are known by is entered.
  const { key } = forms[name];
  const own = forms[name].fields.find(({ label }) => label === key);
  if (own && isList(name)) await enter(desk, addressOf(name), { ...own.value(desk.luck, desk.stock), label: key, manner: 'typed', moves: [] });
  return (await formShown(desk.device.page())) ?? {};
};

/** The rows of the list on the screen, once they are what is expected or had their time to be. */
const rowsWhen = async ({ device }: Desk, title: string, expected: readonly string[]): Promise<readonly string[]> => {
  let shown = await readRows(device.page(), title);
  const end = performance.now() + PATIENCE;
  while (shown.join() !== expected.join() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    shown = await readRows(device.page(), title);
  }
  return shown;
};

/** Looks whether the form on the screen has all that was entered in it. */
export const lookHere = async (desk: Desk, name: FormName, when: string): Promise<void> => {
  const { mind, find, count } = desk;
  count('looks');
  const expected = mind.drafts.get(addressOf(name));
  if (expected) {
    const cut = mind.cut?.address === addressOf(name) ? mind.cut.labels : [];
    const shown = await shownWhen(desk, expected, cut);
    for (const what of differences(expected, shown, cut)) find('lost fields', `${when}, in ${addressOf(name)}: ${what}`);
    if (differences(expected, shown).length > 0 && cut.length > 0) count('last entries cut off');
    if (cut.length > 0) mind.cut = null;
    mind.drafts.set(addressOf(name), shown);
  }
  if (!isList(name)) return;
  const rows = mind.rows[name];
  const shown = await rowsWhen(
    desk,
    forms[name].list?.title ?? '',
    rows.map((row) => row.shown),
  );
  for (const row of rows)
    if (!shown.includes(row.shown)) find('lost rows', `${when}, in ${addressOf(name)}: «${row.shown}» is not among ${JSON.stringify(shown)}`);
  if (new Set(shown).size < shown.length) find('doubled rows', `${when}, in ${addressOf(name)}: ${JSON.stringify(shown)}`);
};

/** Looks through every form in which something was entered. */
export const lookEverywhere = async (desk: Desk, when: string): Promise<void> => {
  for (const name of Object.keys(forms) as FormName[]) {
    if (!desk.mind.drafts.has(addressOf(name)) && !(isList(name) && desk.mind.rows[name].length > 0)) continue;
    await openForm(desk, name);
    await lookHere(desk, name, when);
  }
};
