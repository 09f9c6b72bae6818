import type { Theme } from '../../schema/app/workflow.ts';

/** The key under which this device remembers how the page looks. */
const KEY = 'theme';

const THEMES: readonly string[] = ['device', 'light', 'dark'] satisfies Theme[];

/** How the page looked last; null where nothing was chosen or storage is forbidden. */
export const rememberedTheme = (): Theme | null => {
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && THEMES.includes(stored) ? (stored as Theme) : null;
  } catch {
    return null;
  }
};

/** Remembers each choice from now on; without storage it holds until the page is closed. */
export const rememberTheme = (root: { subscribe(listener: (snapshot: { context: { theme: Theme } }) => void): unknown }): void => {
  let last: Theme | null = null;
  root.subscribe(({ context: { theme } }) => {
    if (theme === last) return;
    const first = last === null;
    last = theme;
    if (first) return;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Storage is forbidden: the choice lives in the workflow alone.
    }
  });
};
