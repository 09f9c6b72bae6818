/** Style sheets by address, each asked for once. */
const sheets = new Map<string, Promise<unknown>>();

const ask = (href: string): Promise<unknown> =>
  new Promise((come, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = come;
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      fail(new Error(`The style sheet ${href} did not come.`));
    };
    document.head.append(link);
  });

const sheet = (href: string): Promise<unknown> => {
  const known = sheets.get(href) ?? (document.querySelector(`link[href="${href}"]`) ? Promise.resolve() : ask(href));
  sheets.set(href, known);
  return known;
};

/**
 * Brings a part of the program with its style sheets, without which it is not fit to be shown. The build calls it for
 * every `import()`, in place of a larger one of its own that asks for a sheet only once, and shows the part without it.
 */
export const part = async <T>(load: () => Promise<T>, styles: readonly string[] = []): Promise<T> => {
  const [module] = await Promise.all([load(), ...styles.map((file) => sheet(`/${file}`))]);
  return module;
};
