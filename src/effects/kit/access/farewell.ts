import type { Owed } from '../platform.ts';

const FAREWELL = 'matab.farewell';

/** What is owed by a browser whose tabs share a storage. */
export const farewellOf = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Owed => {
  // What the storage refuses, and nothing else, is known as long as the page lives: what it takes any other tab may settle.
  let refused: boolean | null = null;
  return {
    isOwed: () => {
      try {
        return refused ?? storage().getItem(FAREWELL) !== null;
      } catch {
        return false;
      }
    },
    owe: (owes) => {
      refused = null;
      try {
        if (owes) storage().setItem(FAREWELL, '1');
        else storage().removeItem(FAREWELL);
      } catch {
        refused = owes;
      }
    },
  };
};

/** The farewell of this browser; free of Effect, so that a page may ask at its start whether one is owed. */
export const browserFarewell = (): Owed => farewellOf(() => localStorage);
