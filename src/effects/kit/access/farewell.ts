import type { Owed } from '../platform.ts';

const FAREWELL = 'matab.farewell';

const farewellOf = (storage: () => Storage): Owed => {
  // What storage refuses is known as long as the page lives.
  let owed = false;
  return {
    isOwed: () => {
      try {
        return owed || storage().getItem(FAREWELL) !== null;
      } catch {
        return owed;
      }
    },
    owe: (owes) => {
      owed = owes;
      try {
        if (owes) storage().setItem(FAREWELL, '1');
        else storage().removeItem(FAREWELL);
      } catch {
        // As above.
      }
    },
  };
};

/** The farewell of this browser; free of Effect, so that a page may ask at its start whether one is owed. */
export const browserFarewell = (): Owed => farewellOf(() => localStorage);
