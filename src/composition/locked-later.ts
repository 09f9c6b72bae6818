const LOCKED = 'matab.locked';

/** How much still waits under a former password, for the page that is loaded next in this tab to ask about. */
export const rememberLocked = (count: number): void => {
  try {
    if (count > 0) sessionStorage.setItem(LOCKED, String(count));
  } catch {
    // Storage is denied: it is asked about at the next sign-in.
  }
};

/** What the page before left to be asked about; it is asked about once. */
export const takeLocked = (): number => {
  try {
    const count = Number(sessionStorage.getItem(LOCKED));
    sessionStorage.removeItem(LOCKED);
    return count;
  } catch {
    return 0;
  }
};
