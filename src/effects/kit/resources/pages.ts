import { Effect } from 'effect';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Hearing } from '../../../schema/kit/wire/hearing.ts';
import { Http } from '../http.ts';
import type { Answer } from '../transport/exchange.ts';

interface Page {
  readonly rows: readonly unknown[];
  /** Path and query of the next page. */
  readonly next: string | null;
}

/** Only path and query of the next page count: behind a proxy a provider may call itself by another scheme or host. */
const nextPath = (next: unknown, path: string): string | null => {
  if (typeof next !== 'string' || next === '' || !URL.canParse(next, 'https://provider.invalid')) return null;
  const { search } = new URL(next, 'https://provider.invalid');
  return search === '' ? null : path.replace(/\?.*/, '') + search;
};

/** A whole list, or one page of a list that comes in pages (`{count, next, results}`); null if it is neither. */
const pageOf = (answer: unknown, path: string): Page | null => {
  if (Array.isArray(answer)) return { rows: answer, next: null };
  if (typeof answer !== 'object' || answer === null) return null;
  const { results, next } = answer as Record<string, unknown>;
  return Array.isArray(results) ? { rows: results, next: nextPath(next, path) } : null;
};

/** Every page of a list, by its address, with what to know it again by. */
export type Versions = ReadonlyMap<string, string | null>;

export interface AllRows {
  /** As the provider sends them. */
  readonly rows: readonly unknown[];
  readonly versions: Versions;
}

const ask = (path: string, known: string | null, hearing?: Hearing): Effect.Effect<Answer, Failure, Http> =>
  Effect.flatMap(Http, (http) => http.send({ method: 'GET', path, bearer: true, known, hearing }));

/**
 * Reads all rows of a list, page after page, at a path that may have a query. `hearing` is of rows while others are on their way;
 * `first` is the answer of the first page where that is there already.
 */
export const allRows = Effect.fnUntraced(function* (path: string, hearing?: Hearing, first?: Answer): Effect.fn.Return<AllRows, Failure, Http> {
  const rows: unknown[] = [];
  const versions = new Map<string, string | null>();
  for (let at: string | null = path; at !== null && !versions.has(at); ) {
    const answer: Answer = first && at === path ? first : yield* ask(at, null, hearing);
    const page = answer.content._tag === 'Json' ? pageOf(answer.content.value, path) : null;
    if (page === null) return yield* Effect.fail<Failure>({ _tag: 'Unreadable', where: path });
    versions.set(at, answer.version);
    for (const row of page.rows) rows.push(row);
    at = page.next;
  }
  return { rows, versions };
});

/** The same, if any of it is no longer in the version that is known; null while all of it is. */
export const newerRows = Effect.fnUntraced(function* (path: string, known?: Versions, hearing?: Hearing): Effect.fn.Return<AllRows | null, Failure, Http> {
  for (const [at, version] of known ?? []) {
    const answer = yield* ask(at, version, hearing);
    if (answer.content._tag !== 'Same') return yield* allRows(path, hearing, at === path ? answer : undefined);
  }
  return known ? null : yield* allRows(path, hearing);
});
