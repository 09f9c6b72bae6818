import { listOf } from '../../store/lists.ts';
import type { ResourceTable } from '../../store/resource-table.ts';
import type { Database, Store, Unit } from '../../store/tables.ts';
import { rowsOf } from '../rows.ts';
import { wireOf } from '../wire.ts';
import type { ListCache, SentList } from './cache.ts';
import type { Denser } from './denser.ts';
import { type Encoding, packed } from './encoding.ts';
import { type Filter, nameOf } from './filter.ts';
import { listForm } from './form.ts';
import { SLICE, slices } from './slices.ts';

/** The lists of one resource; who asks has been let in before. */
export interface Lists {
  /** Names what a list holds now. */
  readonly etag: (practice: number, filter: Filter) => Promise<string>;
  /** A list as it is sent, no older than `etag`, in an encoding or plain where that would spare nothing. */
  readonly read: (practice: number, filter: Filter, etag: string, encoding: Encoding) => Promise<SentList>;
}

/** Small lists travel faster as they are. */
const WORTH_PACKING = 1400;

/** Serves the lists of a resource from the store; `origin` is the name of the database, the first part of every version. `denser` hears of what is sent again. */
export const listsOf = (store: Store, table: ResourceTable, cache: ListCache, origin: string, denser?: Denser): Lists => {
  const rows = rowsOf(store.db, table);
  const { version } = listOf(store.db, table.name);
  const wire = wireOf(table);
  const form = listForm(table);
  const building = new Map<string, Promise<SentList>>();

  const etagOn = async (on: Database | Unit, practice: number, filter: Filter): Promise<string> =>
    `"${origin}-${practice}-${table.name}-${form}-${await version(on, practice)}${nameOf(filter)}"`;

  /** One state of the database for all of it, which has a version of its own: there may have been writes since `etag` was asked for. */
  const long = (practice: number, filter: Filter, encoding: Encoding, key: string): Promise<SentList> =>
    store.reading(async (snapshot) => {
      const etag = await etagOn(snapshot, practice, filter);
      // Who had the turn before may have made the same.
      const known = cache.find(key, etag);
      if (known) return known;
      const body = slices((id) => rows.after(snapshot, practice, filter, id, SLICE), wire);
      return { etag, encoding, parts: await packed(encoding, body) };
    });

  const build = async (practice: number, filter: Filter, etag: string, encoding: Encoding, key: string): Promise<SentList> => {
    const first = await rows.after(store.db, practice, filter, 0, SLICE);
    if (first.length === SLICE) return long(practice, filter, encoding, key);
    const bytes = Buffer.from(JSON.stringify(first.map(wire)));
    const packing = bytes.length < WORTH_PACKING ? 'identity' : encoding;
    return { etag, encoding: packing, parts: await packed(packing, [bytes]) };
  };

  return {
    etag: (practice, filter) => etagOn(store.db, practice, filter),
    read: async (practice, filter, etag, encoding) => {
      const key = `${practice}/${table.name}${nameOf(filter)}/${encoding}`;
      const known = cache.find(key, etag);
      if (known) {
        denser?.sentAgain(key, known);
        return known;
      }
      const name = `${etag}/${encoding}`;
      const shared = building.get(name);
      if (shared) return shared;
      const list = build(practice, filter, etag, encoding, key);
      building.set(name, list);
      try {
        const built = await list;
        cache.keep(key, built);
        return built;
      } finally {
        building.delete(name);
      }
    },
  };
};
