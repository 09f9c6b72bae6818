import { useEffect, useLayoutEffect, useRef } from 'react';

/** How far each address was scrolled when it was left, so that going back finds it there. */
const scrolled = new Map<string, number>();

/**
 * What a change of address means to the page itself: the focus goes to the new heading, a new page begins at its top,
 * and one that is returned to stands where it was.
 */
export const useArrival = (path: string | null): void => {
  const before = useRef<string | null>(null);
  const returning = useRef(false);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const popped = () => {
      returning.current = true;
    };
    window.addEventListener('popstate', popped);
    return () => window.removeEventListener('popstate', popped);
  }, []);
  useEffect(() => {
    if (path === null) return;
    const remember = () => scrolled.set(path, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [path]);
  useLayoutEffect(() => {
    if (path === null || before.current === path) return;
    const first = before.current === null;
    before.current = path;
    if (first) return;
    window.scrollTo(0, returning.current ? (scrolled.get(path) ?? 0) : 0);
    returning.current = false;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [path]);
};

/** Lets the whole page follow a theme; null leaves it to the device. */
export const useTheme = (theme: 'light' | 'dark' | null): void => {
  useLayoutEffect(() => {
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
};
