import type { Vault } from '../../schema/kit/vault.ts';
import type { Tokens } from './access/tokens.ts';
import type { Pictures, Support, Surroundings } from './platform.ts';
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

/** The surroundings that a browser gives. */
export const browser = (tokens: Tokens, vault: Vault, support: Support): Surroundings => ({
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
  // Nothing that waits on this device is locked.
  passwordChanged: () => Promise.resolve(),
});
