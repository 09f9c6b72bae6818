/** What came of a list: all of it, or one of its pages with what the provider says of the others. */
interface Page {
  readonly rows: readonly unknown[];
  /** As the provider names it; nothing where this is the last one. */
  readonly next: unknown;
  /** How many rows there are in all, as `count` says, and where that is missing as `total` does beside the number of pages, since alone it may be money; 0 where nothing says it. */
  readonly count: number;
  readonly total: number;
  readonly pages: number;
}

const whole = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/**
 * A list in an answer: a plain one, `{count, next, results}` of Django REST framework, with its next page under `links` too, or
 * `{total_pages, total, results}`; null if it is none.
 */
export const pageIn = (answer: unknown): Page | null => {
  const { results = answer, next, links, count, total, total_pages } = Object(answer) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(results)) return null;
  return {
    rows: results,
    next: next || Object(links).next,
    count: whole(count),
    total: whole(count ?? (total_pages === undefined ? 0 : total)),
    pages: whole(total_pages),
  };
};
