import type { LogRecord } from '../../schema/log/record.ts';

type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (left: Bag, right: Bag): Bag => {
  const result: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = result[key];
    result[key] = isBag(before) && isBag(value) ? joined(before, value) : value;
  }
  return result;
};

/** What a workflow was told by a person, the latest of every field: all that is left of one that no machine here can fold. */
export const typedIn = (records: readonly LogRecord[]): Bag =>
  records
    .filter(({ k, x, p, e }) => k === undefined && x === undefined && p === undefined && isBag(e))
    .reduce<Bag>((all, { e }) => {
      const { type: _, ...fields } = e as Bag;
      return joined(all, fields);
    }, {});

const leavesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.flatMap(leavesOf) : isBag(value) ? Object.values(value).flatMap(leavesOf) : [value];

/** What says nothing by itself: any draft holds it, or nobody wrote it. */
const isBlank = (leaf: unknown): boolean => leaf === null || leaf === undefined || leaf === '' || typeof leaf === 'boolean';

/**
 * The fields that were written in a draft, the latest of each, and that a context holds nowhere: a machine of another
 * version passed over them in silence. Also what was given up since, which no log can tell from it. Undefined if none.
 */
export const unheldIn = (records: readonly LogRecord[], context: unknown): Bag | undefined => {
  const { change } = typedIn(records);
  if (!isBag(change)) return undefined;
  const held = new Set(leavesOf(context));
  const unheld = Object.entries(change).filter(([, value]) => leavesOf(value).some((leaf) => !isBlank(leaf) && !held.has(leaf)));
  return unheld.length > 0 ? Object.fromEntries(unheld) : undefined;
};
