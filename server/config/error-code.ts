/** The code of a system's, a library's or a database's error, or other words where it has none. */
export const codeOf = (cause: unknown, otherwise: string): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : otherwise;
