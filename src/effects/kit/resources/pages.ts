import { Effect } from 'effect';
import type { Failure } from '../../../schema/kit/failure.ts';
import { Http } from '../http.ts';

interface Page {
  readonly rows: readonly unknown[];
  /** Path and query of the next page. */
  readonly next: string | null;
}

/** Only path and query of the next page count: behind a proxy a provider may call itself by another scheme or host. */
const nextPath = (next: unknown, path: string): string | null => {
  if (typeof next !== 'string' || next === '' || !URL.canParse(next, 'https://provider.invalid')) return null;
  const { search } = new URL(next, 'https://provider.invalid');
  return search === '' ? null : path + search;
};

/** A whole list, or one page of a list that comes in pages (`{count, next, results}`); null if it is neither. */
const pageOf = (answer: unknown, path: string): Page | null => {
  if (Array.isArray(answer)) return { rows: answer, next: null };
  if (typeof answer !== 'object' || answer === null) return null;
  const { results, next } = answer as Record<string, unknown>;
  return Array.isArray(results) ? { rows: results, next: nextPath(next, path) } : null;
};

/** All rows of a list as the provider sends them, page after page. */
export const allRows = Effect.fnUntraced(function* (path: string): Effect.fn.Return<readonly unknown[], Failure, Http> {
  const http = yield* Http;
  const rows: unknown[] = [];
  const visited = new Set<string>();
  for (let at: string | null = path; at !== null && !visited.has(at); ) {
    visited.add(at);
    const page: Page | null = pageOf(yield* http.json({ method: 'GET', path: at, bearer: true }), path);
    if (page === null) return yield* Effect.fail<Failure>({ _tag: 'Unreadable', where: path });
    rows.push(...page.rows);
    at = page.next;
  }
  return rows;
});
