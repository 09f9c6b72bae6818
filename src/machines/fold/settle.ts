import type { LogRecord } from '../../schema/log/record.ts';
import type { Expected } from './actor-state.ts';
import type { Fold } from './fold.ts';

const MOST = 10_000;

const recordOf = ({ from, to, event, input }: Expected, s: number, t: number): LogRecord => ({
  s,
  t,
  a: to,
  ...(event === null ? { k: 'init' as const, ...(input === undefined ? {} : { e: input }) } : { e: event }),
  x: from,
});

/**
 * Completes a turn that the log breaks off in the middle of: messages between workflows follow from what they were told,
 * so the missing ones are derived and folded. Answers the records that were added.
 *
 * A turn is written at once or not at all, so this is for logs that were cut: a torn file, a tail that was lost.
 */
export const settle = (fold: Fold): readonly LogRecord[] => {
  const added: LogRecord[] = [];
  while (added.length < MOST) {
    const [next] = fold.pending();
    if (next === undefined) return added;
    const { s, t } = fold.last();
    const record = recordOf(next, s + 1, t);
    fold.apply(record);
    // What cannot be folded (its machine is not here) would stay the first for ever.
    if (fold.pending()[0] === next) return added;
    added.push(record);
  }
  return added;
};
