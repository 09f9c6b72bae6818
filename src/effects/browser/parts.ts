/**
 * Has a file fetched that a part will import, beside the part and not after it, unless the page or what runs first in it has asked
 * already; whether it came is seen by whoever imports it.
 */
const askAhead = (file: string): void => {
  if (document.head.querySelector(`[href="/${file}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: `/${file}` }));
};

/** Brings a part of the program with the files that it imports. The build calls it for every `import()`, in place of a larger one of its own. */
export const part = <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  for (const file of files) askAhead(file);
  return load();
};
