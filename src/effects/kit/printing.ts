import { Effect } from 'effect';
import { askForLetters } from './letters.ts';
import { Platform } from './platform.ts';

/** What printing needs of a window. */
export interface PrintingWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly document: { readonly fonts: Pick<FontFaceSet, 'load'>; readonly querySelector: (selector: string) => unknown };
  readonly setTimeout: (callback: () => void, millis: number) => unknown;
  readonly requestAnimationFrame: (callback: () => void) => number;
  readonly print: () => void;
}

/** A print dialog is modal: when the person touches the page again, it is closed, whether the browser says so or not. */
const CLOSED = ['afterprint', 'pointerdown', 'keydown'];

/** How many frames it may take until the print layout is there, of which the code may be on its way. */
const MOST_FRAMES = 600;

/** A paper in the device's letters is better than none. */
const LETTERS_MILLIS = 3000;

/** Prints once the print layout has been drawn and its letters are there; answers when the dialog is closed, and fails where nothing came to print. */
export const printPage = async (page: PrintingWindow): Promise<void> => {
  const frame = () => new Promise<void>((drawn) => void page.requestAnimationFrame(() => drawn()));
  for (let left = MOST_FRAMES; page.document.querySelector('[data-print-sheet]') === null; left -= 1) {
    if (left === 0) throw new Error('There is nothing to print.');
    await frame();
  }
  await frame();
  await frame();
  await Promise.race([askForLetters(page.document.fonts), new Promise<void>((late) => void page.setTimeout(late, LETTERS_MILLIS))]);
  await new Promise<void>((closed) => {
    const done = () => {
      for (const name of CLOSED) page.removeEventListener(name, done);
      closed();
    };
    for (const name of CLOSED) page.addEventListener(name, done);
    page.print();
  });
};

/** The port behind every print button. */
export const print = (): Effect.Effect<Record<never, never>, never, Platform> =>
  Effect.flatMap(Platform, (platform) => Effect.as(Effect.promise(platform.print), {}));
