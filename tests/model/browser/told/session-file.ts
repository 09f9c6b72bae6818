import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { persianDigits } from '../../../../src/schema/kit/digits.ts';
import { report as words } from '../../../../src/views/shell/support/texts.ts';
import { narrator } from '../../../../src/views/viewer/words/narrate.ts';
import { bundleHash } from '../../../../tools/bundle.ts';
import { openReport } from '../../../../tools/report/open.ts';
import { narrations, program } from '../../../../tools/report/product.ts';
import { sessionOf } from '../../../../tools/report/session.ts';
import type { Hand } from '../hand/hand.ts';
import { goTo } from '../kit/places.ts';
import { button } from '../page-model.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FOLDER = path.join(ROOT, 'test-results', 'model');

/**
 * Has the program itself make the report of what was walked, disguised as every report is; answers the file, which
 * `/replay.html` opens, or null where nobody is signed in.
 */
export const keepSession = async (hand: Hand, name: string): Promise<string | null> => {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.matab`);
  try {
    await goTo(hand, '/settings');
    await hand.press(button(words.title));
    await hand.receive(() => hand.press(button(words.confirm, { within: { role: 'alertdialog', name: { pattern: '' } } })), file);
    return file;
  } catch {
    // What failed is told all the same.
    return null;
  }
};

/** What happened in a session, as numbered sentences that a person can follow. */
export const sentencesOf = async (file: string): Promise<readonly string[]> => {
  const opened = await openReport(file, { root: await program(), bundle: bundleHash(ROOT) });
  if ('problem' in opened) throw new Error(`${file} is ${opened.problem}`);
  return sessionOf(opened, narrator(await narrations())).lines.map(({ text }, index) => `${persianDigits(index + 1)}. ${text}`);
};
