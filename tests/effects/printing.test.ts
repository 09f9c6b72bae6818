import { describe, expect, it } from 'vitest';
import { type PrintingWindow, printPage } from '../../src/effects/kit/printing.ts';

/** A page whose frames, fonts and dialog the test moves. */
const page = (layout: () => object | null = () => ({})) => {
  const log: string[] = [];
  const { promise: ready, resolve: loadFonts } = Promise.withResolvers<void>();
  const target = new EventTarget();
  const printing: PrintingWindow = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    document: { fonts: { ready }, querySelector: () => layout() },
    requestAnimationFrame: (callback) => {
      log.push('frame');
      queueMicrotask(callback);
      return 0;
    },
    print: () => void log.push('print'),
  };
  return { printing, log, loadFonts, happen: (name: string) => target.dispatchEvent(new Event(name)) };
};
const soon = () => new Promise((go) => void setTimeout(go, 0));

describe('printing', () => {
  it('waits until the layout is drawn and its fonts are there', async () => {
    const { printing, log, loadFonts, happen } = page();
    const printed = printPage(printing);
    await soon();
    expect(log).toEqual(['frame', 'frame']);
    loadFonts();
    await soon();
    expect(log).toEqual(['frame', 'frame', 'print']);
    happen('afterprint');
    await printed;
  });

  it.each(['afterprint', 'pointerdown', 'keydown'])('is over with %s, and not before', async (name) => {
    const { printing, loadFonts, happen } = page();
    loadFonts();
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
    const { printing, loadFonts, happen } = page();
    loadFonts();
    await printPage({ ...printing, print: () => void happen('afterprint') });
  });
});
