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
