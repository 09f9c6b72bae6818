import { mayContinue, OWNER } from '../../effects/log/traces.ts';
import { turn } from '../../schema/log/file/pace.ts';

/**
 * Runs before anything is painted, and knows nothing but this device: lets the page look as it did last, shows whoever is
 * signed in no login, and asks for what their screen will ask for, its files and its list. Without it the same comes later.
 */
declare const __AHEAD__: readonly (readonly [paths: string, files: readonly string[], list: string | null])[];
declare const __WAY_IN__: readonly string[];

/** How long an answer holds that nobody has taken, in milliseconds. */
const EARLY_MILLIS = 60_000;

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** As the program asks (`effects/kit/transport`): the same question, only earlier. */
const ask = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
  const answer = fetch(url, { headers: { Accept: 'application/json', ...headers }, credentials: 'include', cache: 'no-store' });
  // Whoever asked in earnest hears of it.
  answer.catch(() => undefined);
  return answer;
};

/**
 * Has files fetched beside one another that the program will import one after the other, once the page is read on: what is
 * painted first waits for this script, and each of them takes a while to ask for.
 */
const fetchAhead = async (files: readonly string[]): Promise<readonly Promise<unknown>[]> => {
  await turn();
  return files.map((href) => {
    const come = new Promise((resolve, reject) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href, onload: resolve, onerror: reject }));
    });
    // What does not come is asked for by the program.
    come.catch(() => undefined);
    return come;
  });
};

/** When all but one of them have come: what is asked for then is answered about when the line is free. */
const nearlyAll = (files: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.any(files.map((last) => Promise.all(files.filter((file) => file !== last))));

const page = document.documentElement;
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;

const token = stored('accessToken');
// The way in is shown when nothing of whoever left is here any more, which the program sees to.
if (token === null && stored(OWNER) !== null) page.dataset.visitor = 'left';
const { origin, pathname } = window.location;
// Whoever signs in must not wait for where to.
const configuration = ask(`${origin}/config.json`);
const early = new Map([[`${origin}/config.json`, { token: null as string | null, answer: configuration }]]);
Object.assign(window, { early });
// Whoever comes back to a page that was left open asks anew.
setTimeout(() => early.clear(), EARLY_MILLIS);
if (token === null) void fetchAhead(__WAY_IN__);
else {
  page.dataset.visitor = 'known';
  const [, files, list] = __AHEAD__.find(([paths]) => new RegExp(`^(${paths})$`).test(pathname)) ?? __AHEAD__[0] ?? ['', [], null];
  const come = fetchAhead(files);
  /**
   * While the program begins, the line would rest. Only where nothing can have been kept of the list, or the question is
   * another one; a provider of its own is asked by the program.
   */
  const askForList = async (path: string): Promise<void> => {
    const [answer, kept] = await Promise.all([configuration, come.then(() => mayContinue(true)), come.then(nearlyAll)]);
    // Any other answer says nothing about where the provider is.
    if (!answer.ok) return;
    const { provider } = ((await answer.clone().json()) ?? {}) as { readonly provider?: unknown };
    if (!kept && (provider === undefined || provider === null || provider === '' || provider === origin))
      early.set(origin + path, { token, answer: ask(origin + path, { Authorization: `Bearer ${token}` }) });
  };
  if (list !== null) askForList(list).catch(() => undefined);
}
