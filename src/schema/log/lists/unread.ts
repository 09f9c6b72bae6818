import { pace, pause } from '../file/pace.ts';
import { atOnce, inSteps, type Steps } from '../file/steps.ts';

/** A long list of which nobody has read a row yet. */
interface Unread {
  /** Its rows, as far as they were read. */
  readonly rows: unknown[];
  /** Reads some more of them; false when there were none. */
  readonly more: () => boolean;
  /** Who wants to know when all are there. */
  readonly waiting: Set<() => void>;
  isWhole: boolean;
}

const lists = new WeakMap<object, Unread>();

/** The rows of a list, read on in steps where nobody has looked into it yet. */
export function* looking<T>(list: readonly T[]): Steps<readonly T[]> {
  const unread = lists.get(list);
  if (unread === undefined) return list;
  while (!unread.isWhole && unread.more()) yield;
  return unread.rows as readonly T[];
}

/**
 * A list of `length` rows that is read when somebody first looks into it: at once then, or before that in steps (`looking`). To
 * whoever has it, it is a list like any other, which nobody changes.
 *
 * `parts` gives its rows one part after the other; `onWhole` hears that all are there.
 */
export const unreadList = (length: number, parts: Iterator<readonly unknown[]>, onWhole: (rows: readonly unknown[]) => void): readonly unknown[] => {
  const rows: unknown[] = [];
  const waiting = new Set<() => void>();
  const more = (): boolean => {
    const { done, value } = parts.next();
    if (!done) {
      rows.push(...value);
      return true;
    }
    // A part could not be read: the others alone are another list.
    if (rows.length !== length) throw new RangeError('rows of a list are missing');
    unread.isWhole = true;
    // From now on it is looked into like any other.
    for (const trap of Object.keys(traps) as (keyof typeof traps)[]) delete traps[trap];
    onWhole(rows);
    for (const heard of waiting) heard();
    return false;
  };
  const unread: Unread = { rows, more, waiting, isWhole: false };
  const whole = (): unknown[] => atOnce(looking(list)) as unknown[];
  const traps: ProxyHandler<unknown[]> = {
    get: (_, key) => (key === 'length' ? length : Reflect.get(whole(), key)),
    has: (_, key) => Reflect.has(whole(), key),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(whole(), key),
  };
  const list = new Proxy(rows, traps);
  lists.set(list, unread);
  return list;
};

/** The rows of a list if somebody has looked into it, or it is one like any other; null while they would have to be read first. */
export const rowsRead = <T>(list: readonly T[]): readonly T[] | null => {
  const unread = lists.get(list);
  if (unread === undefined) return list;
  return unread.isWhole ? (unread.rows as readonly T[]) : null;
};

/** Reads what is unread of a list in turns, and tells when all its rows are there; gives back how to hear no more. */
export const whenRead = (list: readonly unknown[], heard: () => void): (() => void) => {
  const unread = lists.get(list);
  if (unread === undefined || unread.isWhole) return () => {};
  unread.waiting.add(heard);
  void pause('background').then(() => inSteps(looking(list), pace()));
  return () => void unread.waiting.delete(heard);
};
