/** Where this device keeps how far its reports move the days. */
const SHIFT = 'matab.shift';
const FEWEST_WEEKS = 26;
const MOST_WEEKS = 51;

const isShift = (weeks: number): boolean => Number.isInteger(weeks) && weeks >= -MOST_WEEKS && weeks <= -FEWEST_WEEKS;

/**
 * By how many weeks, -26 to -51, reports of this device move days and moments.
 *
 * A report joins sessions that were disguised at different times, each with letters of its own; moved by different
 * numbers of weeks, minutes between them would look like months. It hides no more if it changes: who knows when a report
 * was sent can tell it.
 */
export const shiftOfDevice = (): number => {
  const chosen = -(FEWEST_WEEKS + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % (MOST_WEEKS - FEWEST_WEEKS + 1)));
  try {
    const kept = Number(localStorage.getItem(SHIFT));
    if (isShift(kept)) return kept;
    localStorage.setItem(SHIFT, String(chosen));
  } catch {
    // Nothing can be kept on this device, so no earlier session is there to be joined either.
  }
  return chosen;
};
