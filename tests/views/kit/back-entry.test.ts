import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterOverlays, pushBackEntry } from '../../../src/views/kit/overlay/back-entry.ts';
import { comes, settle } from '../stand.tsx';

// A browser goes back in a turn of its own; this page would do so at once.
beforeEach(() => {
  const back = history.back.bind(history);
  vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(back));
});
afterEach(() => vi.restoreAllMocks());

const markHere = (): number | undefined => (history.state as { readonly overlay?: number } | null)?.overlay;

/** What lies over the page and asks before it closes. */
const asking = () => {
  let answer = () => {};
  const close = pushBackEntry(() => {
    // As Back on a question leaves everything as it was.
    answer = pushBackEntry(() => answer());
  });
  const under = markHere();
  /** The question goes, and its entry with it. */
  const stay = async () => {
    answer();
    await comes(() => expect(markHere()).toBe(under));
  };
  const back = async () => {
    history.back();
    await comes(() => expect(markHere()).toBe(under));
    await settle();
  };
  const leave = () => {
    answer();
    close();
  };
  return { close, stay, back, leave };
};

it('who wants to go elsewhere goes when what lies over the page has closed', async () => {
  const go = vi.fn();
  const close = pushBackEntry(() => close());
  afterOverlays(go);
  expect(go).not.toHaveBeenCalled();
  await comes(() => expect(go).toHaveBeenCalledOnce());
});

it('also where that asked first, and may close', async () => {
  const go = vi.fn();
  const { leave } = asking();
  afterOverlays(go);
  leave();
  await comes(() => expect(go).toHaveBeenCalledOnce());
});

it.each(['by a button', 'by Back'])('but who then stays %s is not carried away when it closes later', async (how) => {
  const [go, later] = [vi.fn(), vi.fn()];
  const { close, stay, back } = asking();
  afterOverlays(go);
  await (how === 'by Back' ? back() : stay());
  close();
  afterOverlays(later);
  await comes(() => expect(later).toHaveBeenCalledOnce());
  expect(go).not.toHaveBeenCalled();
});
