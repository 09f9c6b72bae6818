import type { Vault } from '../../schema/kit/vault.ts';
import type { Keeping } from '../../schema/session/keeping.ts';
import type { Tokens } from './access/tokens.ts';
import type { Owed, Pictures, Support, Surroundings } from './platform.ts';
import { printPage } from './printing.ts';

const objectUrls = (): Pictures => {
  let shown: string | null = null;
  const forget = () => {
    if (shown !== null) URL.revokeObjectURL(shown);
    shown = null;
  };
  return {
    forget,
    show: (image) => {
      forget();
      shown = URL.createObjectURL(image);
      return shown;
    },
  };
};

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

/** The surroundings that a browser gives. */
export const browser = (tokens: Tokens, vault: Vault, support: Support, keeping: Keeping): Surroundings => ({
  tokens,
  vault,
  origin: location.origin,
  fetch: (url, init) => fetch(url, init),
  online: () => navigator.onLine,
  // Absent outside secure contexts: a practice that serves plain http in its own network.
  locks: navigator.locks ?? null,
  pictures: objectUrls(),
  print: () => printPage(window),
  support,
  keeping,
  farewell: farewellOf(() => localStorage),
});
