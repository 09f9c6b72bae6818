import type { Hand } from '../hand/hand.ts';
import { soon } from '../hand/hand.ts';
import { beginning } from '../page-model.ts';
import type { Control } from '../world/tools.ts';

const PATIENCE = 8000;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The name of a field, required or not. */
const named = (label: string): Control['name'] => ({ pattern: `^${escaped(label)}( ?\\*)?( \\(اجباری\\))?$` });

/** A field that one types into. */
export const field = (label: string): Control => ({ role: 'textbox', name: named(label) });

const SHEET: Control = { role: 'dialog', name: { pattern: '' } };
const ANY: Control = { role: 'option', name: { pattern: '' } };
const SEARCH: Control = { role: 'searchbox', name: { pattern: '' } };

/** A choice that rises in a sheet: opened by the name of its field, answered by what an option says. */
export const choose = async (hand: Hand, label: string, option: string): Promise<void> => {
  const offered: Control = { role: 'option', name: { pattern: escaped(option) } };
  const offers = async () => (await hand.see(null, [ANY, SEARCH, offered, SHEET])).offers;
  await hand.press({ role: 'button', name: beginning(label) });
  await soon(async () => ((await offers())[0] === 'enabled' ? true : undefined), PATIENCE);
  if ((await offers())[1] === 'enabled') await hand.type(SEARCH, option);
  const taken = await soon(async () => {
    const [, , there, sheet] = await offers();
    if (sheet === 'absent') return true;
    // A second tap on the spot that opened the sheet is taken for a slip of the finger: one taps again.
    if (there === 'enabled') await hand.press(offered);
    return undefined;
  }, PATIENCE);
  if (!taken) throw new Error(`«${option}» cannot be chosen as «${label}»`);
};

/** One of a few that stand side by side. */
export const pick = (hand: Hand, label: string, option: string): Promise<void> =>
  hand.press({ role: 'radio', name: beginning(option), within: { role: 'radiogroup', name: named(label) } });
