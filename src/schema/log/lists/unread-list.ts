import { atOnce } from '../file/steps.ts';
import { looking, unreadLists } from './unread.ts';

/**
 * A list of `length` rows that is read when somebody first looks into it: at once then, or before that in steps (`looking`). To
 * whoever has it, it is a list like any other, which nobody changes.
 *
 * `parts` gives its rows one part after the other; `onWhole` hears that all are there.
 */
export const unreadList = (length: number, parts: Iterator<readonly unknown[]>, onWhole: (rows: readonly unknown[]) => void): readonly unknown[] => {
  const rows: unknown[] = [];
  let isWhole = false;
  const more = (): boolean => {
    const { done, value } = parts.next();
    if (!done) {
      for (const row of value) rows.push(row);
      return true;
    }
    // A part could not be read: the others alone are another list.
    if (rows.length !== length) throw new RangeError('rows of a list are missing');
    isWhole = true;
    // From now on it is looked into like any other.
    for (const trap of Object.keys(traps) as (keyof typeof traps)[]) delete traps[trap];
    onWhole(rows);
    return false;
  };
  const whole = (): unknown[] => atOnce(looking(list)) as unknown[];
  const traps: ProxyHandler<unknown[]> = {
    get: (_, key) => (key === 'length' ? length : Reflect.get(whole(), key)),
    has: (_, key) => Reflect.has(whole(), key),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(whole(), key),
  };
  const list = new Proxy(rows, traps);
  unreadLists.set(list, { rows, more, isWhole: () => isWhole });
  return list;
};
