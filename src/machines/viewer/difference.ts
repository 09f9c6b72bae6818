/** One place in a workflow's memory that a step changed; `undefined` means that there was or is nothing. */
export interface Change {
  readonly place: string;
  readonly was: unknown;
  readonly is: unknown;
}

const MOST = 100;

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Where two plain values differ, outermost first; parts that are the same object are not looked into. */
export const changesBetween = (before: unknown, after: unknown): readonly Change[] => {
  const found: Change[] = [];
  const compare = (was: unknown, is: unknown, place: string): void => {
    if (Object.is(was, is) || found.length >= MOST) return;
    if (!isHolder(was) || !isHolder(is) || Array.isArray(was) !== Array.isArray(is)) {
      found.push({ place, was, is });
      return;
    }
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) compare(was[key], is[key], place === '' ? key : `${place}.${key}`);
  };
  compare(before, after, '');
  return found;
};
