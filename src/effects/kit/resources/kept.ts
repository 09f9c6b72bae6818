import { Effect } from 'effect';
import { type ResourceName, resources } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import { Http } from '../http.ts';
import { Platform } from '../platform.ts';
import { decodedRows, type Rows } from './decoded.ts';
import { newerRows, type Versions } from './pages.ts';

interface Kept {
  /** Whose it is: another session may have the same versions of other rows. */
  readonly session: number;
  readonly versions: Versions;
  readonly list: Rows;
}

/** What each tab read last, by list. */
const tabs = new WeakMap<object, Map<ResourceName, Kept>>();

/** A list as the provider has it now: the very same object as the last time for as long as nothing in it changed. */
export const currentRows = Effect.fnUntraced(function* (name: ResourceName): Effect.fn.Return<Rows, Failure, Http | Platform> {
  const http = yield* Http;
  const session = (yield* Platform).tokens.session();
  const lists = tabs.get(http) ?? new Map<ResourceName, Kept>();
  tabs.set(http, lists);
  const before = lists.get(name);
  const kept = before?.session === session ? before : undefined;
  const read = yield* newerRows(resources[name].path, kept?.versions);
  if (read === null && kept) return kept.list;
  const list = yield* decodedRows(name, read?.rows ?? []);
  if (read) lists.set(name, { session, versions: read.versions, list });
  return list;
});

/** Nobody is signed in any more: nothing of what was read stays in this page. */
export const forgetRows = Effect.map(Http, (http) => void tabs.delete(http));

/** Whether the provider has other rows than those that were read last; after a reload nothing has been read. */
export const hasNews = (name: ResourceName): Effect.Effect<boolean, Failure, Http | Platform> =>
  Effect.flatMap(Http, (http) => {
    const before = tabs.get(http)?.get(name)?.list;
    return Effect.map(currentRows(name), (list) => list !== before);
  });
