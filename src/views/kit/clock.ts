/** The time an event carries, in milliseconds since 1970: the one place where views read a clock. */
export const now = (): number => Date.now();
