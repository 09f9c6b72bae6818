import { describe, expect, it } from 'vitest';
import { type PrintingWindow, printPage } from '../../src/effects/kit/printing.ts';

/** A page whose frames, letters, time and dialog the test moves. */
const page = (layout: () => object | null = () => ({})) => {
  const log: string[] = [];
  const letters = Promise.withResolvers<FontFace[]>();
  const time = Promise.withResolvers<void>();
  const target = new EventTarget();
  const printing: PrintingWindow = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    document: { fonts: { load: () => letters.promise }, querySelector: () => layout() },
    setTimeout: (late) => time.promise.then(late),
    requestAnimationFrame: (callback) => {
      log.push('frame');
      queueMicrotask(callback);
      return 0;
    },
    print: () => void log.push('print'),
  };
  return { printing, log, letters, time, happen: (name: string) => target.dispatchEvent(new Event(name)) };
};
type Page = ReturnType<typeof page>;
const soon = () => new Promise((go) => void setTimeout(go, 0));

describe('printing', () => {
  it.each([
    ['its letters are there', ({ letters }: Page) => letters.resolve([])],
    ['its letters cannot be had', ({ letters }: Page) => letters.reject(new Error('no network'))],
    ['its letters have been waited for long enough', ({ time }: Page) => time.resolve()],
  ])('waits until the layout is drawn and %s', async (_, end) => {
    const all = page();
    const { printing, log, happen } = all;
    const printed = printPage(printing);
    await soon();
    expect(log).toEqual(['frame', 'frame']);
    end(all);
    await soon();
    expect(log).toEqual(['frame', 'frame', 'print']);
    happen('afterprint');
    await printed;
  });

  it.each(['afterprint', 'pointerdown', 'keydown'])('is over with %s, and not before', async (name) => {
    const { printing, letters, happen } = page();
    letters.resolve([]);
    let over = false;
    const printed = printPage(printing).then(() => {
      over = true;
    });
    happen(name);
    await soon();
    expect(over).toBe(false);
    happen(name);
    await printed;
  });

  it('is over at once where the dialog holds the page until it is closed', async () => {
    const { printing, letters, happen } = page();
    letters.resolve([]);
    await printPage({ ...printing, print: () => void happen('afterprint') });
  });
});
