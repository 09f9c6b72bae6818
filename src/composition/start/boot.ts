/**
 * Runs before anything is painted, and knows nothing but this device: lets the page look as it did last, shows whoever is
 * signed in no login, and asks for the files of
 * their screen and for what the program asks first. Without it the program is there later.
 */
declare const __AHEAD__: readonly (readonly [paths: string, files: readonly string[]])[];

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const page = document.documentElement;
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;

if (stored('accessToken') !== null) {
  page.dataset.visitor = 'known';
  const [, files] = __AHEAD__.find(([paths]) => new RegExp(`^(${paths})$`).test(window.location.pathname)) ?? __AHEAD__[0] ?? ['', []];
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  const configuration = fetch('/config.json', { headers: { Accept: 'application/json' }, credentials: 'include', cache: 'no-store' });
  configuration.catch(() => undefined);
  Object.assign(window, { configuration });
}
