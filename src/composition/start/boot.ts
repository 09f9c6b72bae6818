import { mayContinue, OWNER } from '../../effects/log/traces.ts';
import { turn } from '../../schema/log/file/pace.ts';

/**
 * Runs before anything is painted, and knows nothing but this device: lets the page look as it did last, shows whoever is
 * signed in no login, and asks for what their screen will ask for, its files and its list. Without it the same comes later.
 */
type Ahead = readonly [paths: string, files: string, list: string | null];
declare const __AHEAD__: readonly [Ahead, ...Ahead[]];
declare const __WAY_IN__: string;
/** The names of the files, for each of which the lists, that most of them are in many of, have one character. */
declare const __FILES__: string;

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
const fetchAhead = async (files: string): Promise<readonly Promise<unknown>[]> => {
  await turn();
  const names = __FILES__.split(' ');
  return [...files].map((file) => {
    const href = `/assets/${names[file.charCodeAt(0) - 48]}.js`;
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

/**
 * Where the program does not come what is painted would stand for ever, and answer nobody: the page says so (`views/shell/unopened`)
 * for as long as nothing was drawn in its place.
 */
const heed = ({ target }: Event): void => {
  // What else does not come, the program does without or asks for.
  if (target === window || target instanceof HTMLScriptElement) page.dataset.failed = '';
};
for (const sign of ['error', 'unhandledrejection']) window.addEventListener(sign, heed, true);
// With the first of them Safari came to read our regular expressions, with the second Chrome changes copies of lists: nothing else of the program is younger.
if (!('CompressionStream' in window && 'toSorted' in [])) {
  page.dataset.old = '';
  // Half a program would draw a login, and fail behind it.
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: "script-src 'none'" }));
}

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
  const [, files, list] = __AHEAD__.find(([paths]) => new RegExp(`^(${paths})$`).test(pathname)) || __AHEAD__[0];
  const come = fetchAhead(files);
  /**
   * While the program begins, the line would rest. Only where nothing can have been kept of the list, or the question is
   * another one; a provider of its own is asked by the program.
   */
  const askForList = async (path: string): Promise<void> => {
    const [answer, kept] = await Promise.all([configuration, come.then(() => mayContinue(true)), come.then(nearlyAll)]);
    // Any other answer says nothing about where the provider is.
    if (!answer.ok) return;
    const { provider } = ((await answer.clone().json()) || {}) as { readonly provider?: unknown };
    if (!kept && (provider === undefined || provider === null || provider === '' || provider === origin))
      early.set(origin + path, { token, answer: ask(origin + path, { Authorization: `Bearer ${token}` }) });
  };
  if (list !== null) askForList(list).catch(() => undefined);
}
