import { integer, literal, struct, type ValueOf, worded } from '../kit/shape.ts';
import { writes } from '../kit/workflow.ts';

/** The sizes that papers are printed in. */
export const PAPERS = ['A5', 'A4'] as const;
export type PaperSize = (typeof PAPERS)[number];

/** How large a page is shown before it is printed, in hundredths of the width that there is for it. */
export const ZOOMS = [100, 125, 150, 200, 300] as const;

/** What a screen that prints a paper of its own may be told besides: what it is printed on, and how large it is shown. */
export const paperEvents = {
  'paper.chosen': { paper: literal(...PAPERS) },
  'zoom.chosen': { zoom: integer({ from: ZOOMS[0], to: ZOOMS[4] }) },
  'print.requested': {},
} as const;

/** What became of a text: it was handed over, or put on the clipboard; the person thought better of it, or the browser allows neither. */
export const sharedHow = literal('shared', 'copied', 'cancelled', 'refused');
export type Shared = ValueOf<typeof sharedHow>;

/** Hands a text to the share sheet or the clipboard of the device; never repeated on its own. */
export const sharesText = writes({ text: worded() }, struct({ how: sharedHow }));
