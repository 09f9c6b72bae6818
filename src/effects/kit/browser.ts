import type { Vault } from '../../schema/kit/vault.ts';
import type { Keeping } from '../../schema/session/keeping.ts';
import { browserFarewell } from './access/farewell.ts';
import type { Tokens } from './access/tokens.ts';
import type { Pictures, Support, Surroundings } from './platform.ts';
import { printPage } from './printing.ts';
import { shareText } from './sharing.ts';

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

/** Where the page leaves the answers to what it asked before the program was there (`start/boot.ts`), each for the same question alone. */
interface Early {
  readonly early?: Map<string, { readonly token: string | null; readonly answer: Promise<Response> }>;
}

const fetched: Surroundings['fetch'] = (url, init) => {
  const { early } = window as Early;
  const asked = early?.get(url);
  if (asked === undefined) return fetch(url, init);
  early?.delete(url);
  const headers = new Headers(init.headers);
  const same =
    init.method === 'GET' && !headers.has('If-None-Match') && headers.get('Authorization') === (asked.token === null ? null : `Bearer ${asked.token}`);
  return same ? asked.answer : fetch(url, init);
};

/** How long a browser may take to begin with a file, in milliseconds. */
const BEGINS = 60_000;

const saveFile: Surroundings['saveFile'] = (file) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGINS);
};

/** The surroundings that a browser gives. */
export const browser = (tokens: Tokens, vault: Vault, support: Support, keeping: Keeping, user: Surroundings['user']): Surroundings => ({
  tokens,
  vault,
  origin: location.origin,
  fetch: fetched,
  online: () => navigator.onLine,
  // Absent outside secure contexts: a practice that serves plain http in its own network.
  locks: navigator.locks ?? null,
  pictures: objectUrls(),
  print: () => printPage(window),
  saveFile,
  shareText: (text) => shareText(navigator, text),
  support,
  keeping,
  user,
  farewell: browserFarewell(),
});
