interface Dated {
  readonly id: number;
  readonly date: string;
}

const sorted = new WeakMap<readonly Dated[], readonly Dated[]>();

/** Rows by their days, newest first, those of one day as they were entered, the last first; sorted once per list: each key of a search asks for it. */
export const newestFirst = <R extends Dated>(rows: readonly R[]): readonly R[] => {
  const known = sorted.get(rows) ?? rows.toSorted((one, other) => (one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1));
  sorted.set(rows, known);
  return known as readonly R[];
};
