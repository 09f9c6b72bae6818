import { Effect } from 'effect';
import { type Failure, saysGone } from '../../../schema/kit/failure.ts';
import type { Hearing } from '../../../schema/kit/wire/hearing.ts';
import { pageIn } from '../../../schema/kit/wire/page.ts';
import { Http } from '../http.ts';
import { addressOf } from '../transport/address-of.ts';
import type { Answer } from '../transport/exchange.ts';

/**
 * The next page of the list at `path`, as `at` names it: null for none, undefined where it cannot be followed. Only what stands behind
 * the list's own path counts, or where a proxy gives that another name, the query: nothing but pages of this very list is sent the token.
 */
const nextPath = (next: unknown, at: string, path: string): string | null | undefined => {
  if (!next) return null;
  const base = `https://provider.invalid${at}`;
  const address = typeof next === 'string' ? addressOf(next, base) : null;
  if (address === null) return;
  const { pathname, search } = address;
  const own = path.replace(/\?.*/, '');
  // A list may be named without the slash at its end.
  const [, below] = `${pathname}/`.split(own);
  if (below !== undefined) return own + below.slice(0, -1) + search;
  return search === '' ? undefined : own + search;
};

/** Every page of a list, by its address, with what to know it again by. */
export type Versions = ReadonlyMap<string, string | null>;

export interface AllRows {
  /** As the provider sends them, none of them twice. */
  readonly rows: readonly unknown[];
  readonly versions: Versions;
}

const ask = (path: string, known: string | null, hearing?: Hearing): Effect.Effect<Answer, Failure, Http> =>
  Effect.flatMap(Http, (http) => http.send({ method: 'GET', path, bearer: true, known, hearing }));

/** A page behind the first that the provider does not have, in whatever words: there are fewer rows than when it was named. */
const isPast = (failure: Failure): boolean => saysGone((failure as Extract<Failure, { readonly status: number }>).status);

/**
 * Reads all rows of a list, page after page, at a path that may have a query; one that the provider itself calls longer is unreadable.
 * `hearing` is of rows while others are on their way; `first` is the answer of the first page where that is there already.
 */
export const allRows = Effect.fnUntraced(function* (path: string, hearing?: Hearing, first?: Answer): Effect.fn.Return<AllRows, Failure, Http> {
  const unreadable = Effect.fail<Failure>({ _tag: 'Unreadable', where: path });
  let before: string | null = null;
  // What was added, changed or deleted meanwhile moves rows past a page that was read: another look tells that from a list that is cut short.
  looks: for (const begun of [first, null, null]) {
    const rows = new Map<unknown, unknown>();
    const versions = new Map<string, string | null>();
    let at: string | null | undefined = path;
    let [total, pages, came] = [0, 0, 0];
    while (at && !versions.has(at)) {
      const asking: Effect.Effect<Answer | null, Failure, Http> = ask(at, null, hearing);
      const answer: Answer | null = at === path ? (begun ?? (yield* asking)) : yield* Effect.catchIf(asking, isPast, () => Effect.succeed(null));
      if (answer === null) continue looks;
      const page = answer.content._tag === 'Json' ? pageIn(answer.content.value) : null;
      if (!page) return yield* unreadable;
      versions.set(at, answer.version);
      came += page.rows.length;
      // As it was read last.
      for (const row of page.rows) rows.set(Object(row).id ?? {}, row);
      total = Math.max(total, page.total);
      pages = Math.max(pages, page.pages);
      at = nextPath(page.next, at, path);
    }
    if (at === undefined) break;
    const isWhole = (count: number) => count >= total && versions.size >= pages;
    const whole = { rows: [...rows.values()], versions };
    // A row that moved to the next page comes twice, and one is missing; a provider that has it twice says so each time. Pages in a circle bring all again.
    if (isWhole(rows.size)) return whole;
    const standing = `${total} ${came} ${[...rows.keys()]}`;
    if (standing === before) return at === null && isWhole(came) ? whole : yield* unreadable;
    before = standing;
  }
  return yield* unreadable;
});

/** The same, if any of it is no longer in the version that is known; null while all of it is. */
export const newerRows = Effect.fnUntraced(function* (path: string, known?: Versions, hearing?: Hearing): Effect.fn.Return<AllRows | null, Failure, Http> {
  for (const [at, version] of known ?? []) {
    const answer = yield* ask(at, version, hearing);
    if (answer.content._tag !== 'Same') return yield* allRows(path, hearing, at === path ? answer : undefined);
  }
  return known ? null : yield* allRows(path, hearing);
});
