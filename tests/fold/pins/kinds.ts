/** The kinds of value that were seen at one place of plain data. */
export interface Kinds {
  readonly plain: readonly string[];
  /** Of its objects, by field; of its lists, what all items have in common. */
  readonly fields?: Readonly<Record<string, Kinds>>;
  readonly each?: Kinds;
}

const union = (left: readonly string[], right: readonly string[]): readonly string[] => [...new Set([...left, ...right])].sort();

export const merged = (left: Kinds, right: Kinds): Kinds => {
  const fields: Record<string, Kinds> = { ...left.fields };
  for (const [name, kinds] of Object.entries(right.fields ?? {})) {
    const known = fields[name];
    fields[name] = known ? merged(known, kinds) : kinds;
  }
  const each = left.each && right.each ? merged(left.each, right.each) : (left.each ?? right.each);
  return { plain: union(left.plain, right.plain), ...(left.fields || right.fields ? { fields } : {}), ...(each ? { each } : {}) };
};

export const kindsOf = (value: unknown): Kinds => {
  if (value === null || value === undefined) return { plain: ['null'] };
  if (Array.isArray(value)) {
    const [first, ...others] = value.map(kindsOf);
    return { plain: ['list'], ...(first ? { each: others.reduce(merged, first) } : {}) };
  }
  if (typeof value !== 'object') return { plain: [typeof value] };
  const entries = Object.entries(value as object).sort(([one], [other]) => (one < other ? -1 : 1));
  return { plain: ['object'], fields: Object.fromEntries(entries.map(([name, one]) => [name, kindsOf(one)])) };
};

/** The names that all drafts share. */
const DRAFTS = ['draft', 'opened'];

/** Kinds in few words. What holds a draft is written out; of the rest, much of which is the provider's, only the kind. */
export const inWords = (kinds: Kinds, draft: readonly string[]): unknown => {
  const isDraft = (name: string, { fields }: Kinds): boolean =>
    DRAFTS.includes(name) &&
    Object.keys(fields ?? {})
      .sort()
      .join() === [...draft].sort().join();
  const holdsDraft = ({ fields = {}, each }: Kinds): boolean =>
    Object.entries(fields).some(([name, field]) => DRAFTS.includes(name) || holdsDraft(field)) || (each !== undefined && holdsDraft(each));
  const words = (one: Kinds, own = ''): unknown => {
    const alternatives = one.plain.map((kind): unknown => {
      if (kind === 'object' && isDraft(own, one)) return 'draft';
      if (kind === 'object' && (DRAFTS.includes(own) || holdsDraft(one))) {
        return Object.fromEntries(Object.entries(one.fields ?? {}).map(([name, field]) => [name, words(field, name)]));
      }
      return kind === 'list' && one.each && holdsDraft(one.each) ? { each: words(one.each) } : kind;
    });
    if (alternatives.length === 1) return alternatives[0];
    return alternatives.every((one) => typeof one === 'string') ? alternatives.join(' | ') : alternatives;
  };
  return words(kinds);
};
