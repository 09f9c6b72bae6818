import { useEffect, useLayoutEffect, useRef } from 'react';

/** How far each address was scrolled when it was left, so that going back finds it there. */
const scrolled = new Map<string, number>();
/** From where each address was last opened. */
const openers = new Map<string, string>();

/** The address that the browser's Back or Forward went to, until it is shown. */
let traversed: string | null = null;
let returned = false;

/** Whether whoever is on this page came back to it, and stands where they left. */
export const isReturned = (): boolean => returned;

// Before whoever follows the browser there, and what follows shows the address at once.
window.addEventListener('popstate', () => {
  traversed = window.location.pathname;
});

/** Whether one comes back to an address from what was opened there, however many steps lie between. */
const comesBack = (from: string, to: string): boolean => {
  const passed = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !passed.has(at); at = openers.get(at)) {
    if (openers.get(at) === to) return true;
    passed.add(at);
  }
  return false;
};

const TAB = 'main [role="tab"]';
const SECTION = 'main h2 > button[aria-expanded]';

/** The tab, or the head of a part that opens and closes, that had the focus last: what these lead to may be pages of their own. */
let held: { readonly of: string; readonly place: number } | null = null;
window.addEventListener('focusin', ({ target }) => {
  const of = [TAB, SECTION].find((each) => target instanceof Element && target.matches(each));
  held = of === undefined ? null : { of, place: [...document.querySelectorAll(of)].indexOf(target as Element) };
});

/** What had the focus when a page opened whose title was still to come. */
let awaiting: Element | null = null;

/** A title that comes after its page takes the focus then, unless somebody has gone elsewhere meanwhile. */
export const titleCame = (title: HTMLElement | null): void => {
  if (title && awaiting === document.activeElement) title.focus({ preventScroll: true });
  if (title) awaiting = null;
};

/** Where the focus goes on a page that opens: who goes from tab to tab stays on the tabs, and who opens a part of a page on its head. */
const stopOn = (): HTMLElement | null => {
  const same = held && document.querySelectorAll<HTMLElement>(held.of)[held.place];
  return same ?? document.querySelector<HTMLElement>('[data-page-title]');
};

/**
 * What a change of address means to the page itself: the focus goes to the new heading, a new page begins at its top,
 * and one that is returned to, by Back or by finishing what was opened there, stands where it was. The same page about
 * somebody else is a new one; another part of what a workflow is about is none, and nobody arrives there.
 */
export const useArrival = (path: string | null, about: string | null): void => {
  const before = useRef<string | null>(null);
  const subject = useRef<string | null>(null);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (path === null) return;
    // The page moves by itself while another takes its place; that is not where the user left it.
    const remember = () => {
      if (before.current === path) scrolled.set(path, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [path]);
  useLayoutEffect(() => {
    const other = subject.current !== about;
    subject.current = about;
    if (path === null || (before.current === path && !other)) return;
    const from = before.current;
    before.current = path;
    if (from === null) return;
    if (!other && about !== null) {
      const opener = openers.get(from);
      if (opener !== undefined && opener !== path) openers.set(path, opener);
      return;
    }
    const isReturn = traversed === path || comesBack(from, path);
    traversed = null;
    returned = isReturn;
    if (!isReturn && from !== path) openers.set(path, from);
    // Of what an earlier page left there is what it noted with this entry of the history, or nothing.
    window.scrollTo(0, isReturn ? (scrolled.get(path) ?? history.state?.at ?? 0) : 0);
    const stop = stopOn();
    stop?.focus({ preventScroll: true });
    awaiting = stop ? null : document.activeElement;
  }, [path, about]);
};

/** Lets the whole page follow a theme; null leaves it to the device. */
export const useTheme = (theme: 'light' | 'dark' | null): void => {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (theme === null) {
      delete page.dataset.theme;
      return;
    }
    page.dataset.theme = theme;
    // The phone's own bars take the colour of the page; the first of several hints is the one that holds.
    const hint = document.createElement('meta');
    hint.name = 'theme-color';
    hint.content = getComputedStyle(page).getPropertyValue('--page').trim();
    document.head.prepend(hint);
    return () => hint.remove();
  }, [theme]);
};
