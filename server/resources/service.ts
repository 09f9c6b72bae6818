import { refusal } from '../http/refusal.ts';
import { nextId, touch, versionOf } from '../store/lists.ts';
import type { ResourceTable } from '../store/resource-table.ts';
import type { Store, StoredRow, Unit } from '../store/tables.ts';
import type { CachedList, ListCache } from './list-cache.ts';
import { modelOf } from './nouns.ts';
import { checkReferences } from './references.ts';
import { removeWhole } from './removal.ts';
import { rowsOf } from './rows.ts';
import { rules } from './rules/rules.ts';
import { Problems, readRecord } from './validation/record.ts';
import { type WireRow, wireOf } from './wire.ts';

/** What can be done with one resource of a practice; who asks has been let in before. */
export interface ResourceService {
  readonly list: (practice: number) => Promise<CachedList>;
  readonly one: (practice: number, id: number) => Promise<WireRow>;
  readonly create: (practice: number, body: unknown) => Promise<WireRow>;
  readonly change: (practice: number, id: number, body: unknown, how: 'replace' | 'change') => Promise<WireRow>;
  readonly remove: (practice: number, id: number) => Promise<void>;
}

/** Serves a resource from the store; `origin` is the name of the database, the first part of every version. */
export const resourceService = (store: Store, table: ResourceTable, cache: ListCache, origin: string): ResourceService => {
  const rows = rowsOf(store.db, table);
  const wire = wireOf(table);
  const rule = rules[table.name] ?? {};

  const existing = (row: StoredRow | null): StoredRow => {
    if (row) return row;
    throw refusal(404, 'noMatch', { model: modelOf(table.name) });
  };

  const settle = async (unit: Unit, practice: number, id: number | null, set: StoredRow, before: StoredRow | null, problems: Problems): Promise<StoredRow> => {
    const row: StoredRow = { ...before, ...set };
    await checkReferences(unit, practice, table, set, problems);
    problems.settle();
    await rule.check?.({ unit, practice, id, row, set, before, problems });
    problems.settle();
    return row;
  };

  const changesOf = (before: StoredRow, after: StoredRow): StoredRow =>
    Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));

  return {
    list: async (practice) => {
      const etag = `"${origin}-${practice}-${table.name}-${await versionOf(store.db, practice, table.name)}"`;
      const key = `${practice}/${table.name}`;
      const known = cache.find(key, etag);
      if (known) return known;
      const all = await rows.list(store.db, practice);
      return cache.keep(key, etag, Buffer.from(JSON.stringify(all.map(wire))));
    },

    one: async (practice, id) => wire(existing(await rows.one(store.db, practice, id))),

    create: (practice, body) => {
      const problems = new Problems();
      const set = readRecord(table, body, 'create', problems);
      return store.atomically(async (unit) => {
        const id = await nextId(unit, practice, table.name);
        const row = { id, ...(await settle(unit, practice, null, set, null, problems)) };
        await rows.insert(unit, practice, row);
        await rule.after?.({ unit, practice, id, row, set, before: null, problems });
        return wire(row);
      });
    },

    change: (practice, id, body, how) => {
      const problems = new Problems();
      return store.atomically(async (unit) => {
        await touch(unit, practice, table.name);
        const before = existing(await rows.one(unit, practice, id));
        const set = readRecord(table, body, how, problems);
        const row = await settle(unit, practice, id, set, before, problems);
        const changes = changesOf(before, row);
        if (Object.keys(changes).length === 0) return wire(row);
        await rows.change(unit, practice, id, changes);
        await rule.after?.({ unit, practice, id, row, set, before, problems });
        return wire(row);
      });
    },

    remove: (practice, id) =>
      store.atomically(async (unit) => {
        await touch(unit, practice, table.name);
        existing(await rows.one(unit, practice, id));
        rule.guard?.(id);
        await removeWhole(unit, practice, table.name, table.table, [id]);
      }),
  };
};
