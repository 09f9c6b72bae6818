/** Uses the browser's storage where there is one; what it cannot do, denied or full, is as if nothing stood there. */
export const quietly = <T>(run: () => T, otherwise: T): T => {
  try {
    return run();
  } catch {
    // The database alone must do then, and its own failures are shown.
    return otherwise;
  }
};
