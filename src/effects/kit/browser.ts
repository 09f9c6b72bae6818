import type { Vault } from '../../schema/kit/vault.ts';
import type { Keeping } from '../../schema/session/keeping.ts';
import { browserFarewell } from './access/farewell.ts';
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

/** Where the page leaves the answer to what it asked before the program was there (`start/boot.ts`); it serves once. */
const early = window as { configuration?: Promise<Response> };

const fetched: Surroundings['fetch'] = (url, init) => {
  const { configuration } = early;
  if (configuration === undefined || url !== `${location.origin}/config.json`) return fetch(url, init);
  delete early.configuration;
  return configuration;
};

/** The surroundings that a browser gives. */
export const browser = (tokens: Tokens, vault: Vault, support: Support, keeping: Keeping): Surroundings => ({
  tokens,
  vault,
  origin: location.origin,
  fetch: fetched,
  online: () => navigator.onLine,
  // Absent outside secure contexts: a practice that serves plain http in its own network.
  locks: navigator.locks ?? null,
  pictures: objectUrls(),
  print: () => printPage(window),
  support,
  keeping,
  farewell: browserFarewell(),
});
