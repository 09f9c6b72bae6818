import { Effect } from 'effect';
import { type ResourceName, resources } from '../../../schema/api.ts';
import { type Failure, isFinal } from '../../../schema/kit/failure.ts';
import type { Hearing } from '../../../schema/kit/wire/hearing.ts';
import { isWithin, listName, type Scope } from '../../../schema/kit/wire/scope.ts';
import { Ahead, nobody } from '../ahead.ts';
import { Http } from '../http.ts';
import { Platform } from '../platform.ts';
import { decodedRows, type Rows, rowsAhead } from './decoded.ts';
import { newerRows, type Versions } from './pages.ts';

declare const __BUNDLE__: string;
const READ_HERE = ` ${__BUNDLE__}`;

/** A version as it is kept beside the rows: another release might have read others in the same answer. */
const noted = (version: string | null): string | null => version && version + READ_HERE;
/** What this program read under a version that was kept; null where another one did. */
const readHere = (version: string | null): string | null => (version?.endsWith(READ_HERE) ? version.slice(0, -READ_HERE.length) : null);

interface Kept {
  readonly versions: Versions;
  readonly list: Rows;
}

/** What a tab has read in a session: another one may have the same versions of other rows. */
interface Reading {
  readonly session: number;
  /** By the names of lists, those of one patient or clinic with their rows alone. */
  readonly lists: Map<string, Kept>;
  /** The resources whose provider gives all rows, whosever are asked for. */
  readonly whole: Set<ResourceName>;
  /** The lists that were cut out of such an answer, each with what it was cut out of. */
  readonly cut: Map<string, { readonly from: Rows; readonly list: Rows }>;
  /** What the workflow of each list was given last: a whole list may have been read anew for the sake of one patient's rows. */
  readonly given: Map<string, Rows>;
}

/** The rows that whoever asks has already, from an earlier page. */
const SAME: Rows = { rows: [], unreadable: 0 };

const tabs = new WeakMap<object, Reading>();

const readingOf = Effect.gen(function* () {
  const http = yield* Http;
  const session = (yield* Platform).tokens.session();
  const known = tabs.get(http);
  if (known?.session === session) return known;
  const reading: Reading = { session, lists: new Map(), whole: new Set(), cut: new Map(), given: new Map() };
  tabs.set(http, reading);
  return reading;
});

/** More lists of one patient or clinic than these are not kept: what is read again costs little. */
const MOST = 60;

const remember = <T>(kept: Map<string, T>, name: string, value: T): void => {
  kept.delete(name);
  kept.set(name, value);
  const scoped = [...kept.keys()].filter((each) => each.includes('?'));
  for (const each of scoped.slice(0, -MOST)) kept.delete(each);
};

const read = Effect.fnUntraced(function* (
  reading: Reading,
  resource: ResourceName,
  scope: Scope | null,
  version: string | null,
  told: Hearing,
): Effect.fn.Return<Rows, Failure, Http | Platform> {
  const name = listName(resource, scope);
  const { path } = resources[resource];
  const kept = reading.lists.get(name);
  const at = listName(path, scope);
  const ahead = rowsAhead(resource, told);
  const answer = yield* newerRows(at, kept?.versions ?? (version ? new Map([[at, version]]) : undefined), ahead.hearing);
  if (answer === null) return kept?.list ?? SAME;
  const list = yield* decodedRows(resource, answer.rows, kept?.list ?? reading.lists.get(resource)?.list ?? null, ahead.read);
  if (list.rows.every((row) => isWithin(row, scope))) {
    remember(reading.lists, name, { versions: answer.versions, list });
    return list;
  }
  // Whoever sends the rows of others has passed over the question: this is the whole list, under another address.
  reading.whole.add(resource);
  reading.lists.set(resource, { versions: new Map([...answer.versions].map(([page, named]) => [page === at ? path : page, named])), list });
  return cutOut(reading, name, list, scope);
});

/** The rows of one patient or clinic in a whole list: the same ones for as long as that is the same. */
const cutOut = ({ cut }: Reading, name: string, from: Rows, scope: Scope | null): Rows => {
  const known = cut.get(name);
  if (known?.from === from) return known.list;
  const rows = from.rows.filter((row) => isWithin(row, scope));
  const same = known?.list.unreadable === from.unreadable && known.list.rows.length === rows.length && rows.every((row, at) => row === known.list.rows[at]);
  const list = same ? known.list : { rows, unreadable: from.unreadable };
  remember(cut, name, { from, list });
  return list;
};

/**
 * A list as the provider has it now: the very same object as the last time for as long as nothing in it changed.
 *
 * Whose rows are wanted is asked for, and seen to. A provider that does not know the question gives all rows: from then on
 * the whole list is what is read, once for everybody, and cut here. `version` is what whoever asks has from an earlier page:
 * where the provider has it still, `SAME` says so, and nothing is sent.
 */
export const currentRows = Effect.fnUntraced(function* (
  resource: ResourceName,
  scope: Scope | null = null,
  version: string | null = null,
): Effect.fn.Return<Rows, Failure, Http | Platform> {
  const reading = yield* readingOf;
  // Of a whole list that is cut for one patient most rows are nobody's answer.
  const told = scope === null ? yield* Ahead : nobody;
  const cutWhole = Effect.map(read(reading, resource, null, null, told), (whole) => cutOut(reading, listName(resource, scope), whole, scope));
  if (scope === null) return yield* read(reading, resource, null, version, told);
  if (reading.whole.has(resource)) return yield* cutWhole;
  // A provider that takes the question itself amiss, in whatever words, may still have the whole list.
  return yield* Effect.catchIf(read(reading, resource, scope, version, told), isFinal, () => cutWhole);
});

/** Nobody is signed in any more: nothing of what was read stays in this page. */
export const forgetRows = Effect.map(Http, (http) => void tabs.delete(http));

/** The same for its workflow, which keeps it for the next page: with the version, where a list has one and does not come in pages. */
export const loadedRows = Effect.fnUntraced(function* (resource: ResourceName, scope: Scope | null, version: string | null) {
  const list = yield* currentRows(resource, scope, readHere(version));
  const { rows, unreadable } = list;
  if (list === SAME) return { rows, unreadable, version, same: true };
  const { lists, given } = yield* readingOf;
  remember(given, listName(resource, scope), list);
  const [named = null, ...more] = lists.get(listName(resource, scope))?.versions.values() ?? [];
  return { rows, unreadable, version: more.length === 0 ? noted(named) : null };
});

/**
 * Whether the provider has other rows than the workflow of the list was given, in this page or under `version` in an earlier one. Where that
 * is empty the workflow changed them itself, and what it was given is another list, though another desk may have undone the change.
 */
export const hasNews = Effect.fnUntraced(function* (
  resource: ResourceName,
  scope: Scope | null = null,
  version: string | null = null,
): Effect.fn.Return<boolean, Failure, Http | Platform> {
  const { given, lists } = yield* readingOf;
  const name = listName(resource, scope);
  const before = given.get(name);
  const known = readHere(version);
  const list = yield* currentRows(resource, scope, known);
  if (list === SAME) return false;
  if (before || !known) return version === '' || list !== before;
  // Given by an earlier page: it is the same for as long as its version is.
  const [named, ...more] = lists.get(name)?.versions.values() ?? [];
  return more.length > 0 || named !== known;
});
