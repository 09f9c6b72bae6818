import { Context } from 'effect';

/** Told of rows that a port will answer with, while others are on their way; nobody listens unless said. */
export const Ahead = Context.Reference<(rows: readonly unknown[]) => void>('matab/Ahead', { defaultValue: () => () => {} });
