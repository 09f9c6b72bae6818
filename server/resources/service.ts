import { tehranDay } from '../../src/schema/kit/tehran.ts';
import { refusal } from '../http/refusal.ts';
import { listOf } from '../store/lists.ts';
import type { ResourceTable } from '../store/resource-table.ts';
import type { Store, StoredRow, Unit } from '../store/tables.ts';
import { modelOf } from './nouns.ts';
import { referenceCheck } from './references.ts';
import { removeWhole } from './removal.ts';
import { rowsOf } from './rows.ts';
import type { Draft } from './rules/rule.ts';
import { rules } from './rules/rules.ts';
import { Problems, readRecord } from './validation/record.ts';
import { type WireRow, wireOf } from './wire.ts';

/** What can be done with the records of one resource of a practice; who asks has been let in before. */
export interface ResourceService {
  readonly one: (practice: number, id: number) => Promise<WireRow>;
  readonly create: (practice: number, body: unknown) => Promise<WireRow>;
  readonly change: (practice: number, id: number, body: unknown, how: 'replace' | 'change') => Promise<WireRow>;
  readonly remove: (practice: number, id: number) => Promise<void>;
}

/** Serves the records of a resource from the store. */
export const resourceService = (store: Store, table: ResourceTable, clock: () => number): ResourceService => {
  const rows = rowsOf(store.db, table);
  const list = listOf(store.db, table.name);
  const checkReferences = referenceCheck(store.db, table);
  const wire = wireOf(table);
  const rule = rules[table.name] ?? {};

  const existing = (row: StoredRow | null): StoredRow => {
    if (row) return row;
    throw refusal(404, 'noMatch', { model: modelOf(table.name) });
  };

  /** Reads what a request sets and looks up what it refers to, before the list is locked. */
  const read = async (unit: Unit, practice: number, body: unknown, how: 'create' | 'replace' | 'change'): Promise<StoredRow> => {
    const problems = new Problems();
    const set = readRecord(table, body, how, problems);
    await checkReferences(unit, practice, set, problems);
    problems.settle();
    return set;
  };

  const obey = async (draft: Omit<Draft, 'problems'>): Promise<void> => {
    const problems = new Problems();
    await rule.check?.({ ...draft, problems });
    problems.settle();
  };

  const changesOf = (before: StoredRow, after: StoredRow): StoredRow =>
    Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));

  return {
    one: async (practice, id) => wire(existing(await rows.one(store.db, practice, id))),

    create: (practice, body) =>
      store.atomically(async (unit) => {
        const set = await read(unit, practice, body, 'create');
        const id = await list.nextId(unit, practice);
        const draft = { unit, practice, today: tehranDay(clock()), id, row: { id, ...set }, set, before: null };
        await obey(draft);
        await rows.insert(unit, practice, draft.row);
        await rule.after?.(draft);
        return wire(draft.row);
      }),

    change: (practice, id, body, how) =>
      store.atomically(async (unit) => {
        const seen = existing(await rows.one(unit, practice, id));
        const set = await read(unit, practice, body, how);
        if (Object.keys(changesOf(seen, { ...seen, ...set })).length === 0) return wire(seen);
        await list.touch(unit, practice);
        // Read again behind the lock: what stood there may have changed meanwhile.
        const before = existing(await rows.one(unit, practice, id));
        const draft = { unit, practice, today: tehranDay(clock()), id, row: { ...before, ...set }, set, before };
        await obey(draft);
        const changes = changesOf(before, draft.row);
        if (Object.keys(changes).length > 0) await rows.change(unit, practice, id, changes);
        await rule.after?.(draft);
        return wire(draft.row);
      }),

    remove: (practice, id) =>
      store.atomically(async (unit) => {
        await list.touch(unit, practice);
        existing(await rows.one(unit, practice, id));
        rule.guard?.(id);
        await removeWhole(unit, practice, table.name, table.table, [id]);
      }),
  };
};
