/** What an address says, read from where another one leads; null of what is none. `URL.canParse` is younger than the oldest browser that the program is for. */
export const addressOf = (text: string, from?: string): URL | null => {
  try {
    return new URL(text, from);
  } catch {
    return null;
  }
};
