/** A message as a part of a sentence about somebody else: without its full stop, and without what it asks of the reader. */
export const bare = (message: string): string =>
  message
    .replace(/(?<=[.؟]) ?لطفاً .*$/, '')
    .replace(/^لطفاً /, '')
    .trim()
    .replace(/\.$/, '');
