import { sql } from 'kysely';
import { first, statement } from './statement.ts';
import type { Database, Unit } from './tables.ts';

/**
 * The counter and the version of a practice's list, one row for both.
 *
 * Counting up locks the row until the work is committed: the writers of one list stand in a queue, ids are never given twice,
 * and whoever reads a version afterwards reads rows at least as new.
 */
const raised = (practice: number, name: string, ids: number) => sql<{ last_id: number }>`
  insert into lists (practice_id, name, last_id, version) values (${practice}, ${name}, ${ids}, 1)
  on conflict (practice_id, name) do update set last_id = lists.last_id + ${ids}, version = lists.version + 1
  returning last_id`;

/** Takes several ids of a list at once, marks it as changed, and returns the last of them. */
export const nextIds = async (unit: Unit, practice: number, name: string, count: number): Promise<number> =>
  first((await raised(practice, name, count).execute(unit)).rows)?.last_id ?? 0;

/** Takes the next id of a list and marks the list as changed. */
export const nextId = (unit: Unit, practice: number, name: string): Promise<number> => nextIds(unit, practice, name, 1);

/** Marks a list as changed. */
export const touch = (unit: Unit, practice: number, name: string): Promise<number> => nextIds(unit, practice, name, 0);

/** What every request for one list needs, compiled once. */
export interface List {
  readonly nextId: (unit: Unit, practice: number) => Promise<number>;
  readonly touch: (unit: Unit, practice: number) => Promise<number>;
  /** 0 when nothing was ever in it. */
  readonly version: (on: Database | Unit, practice: number) => Promise<number>;
}

export const listOf = (db: Database, name: string): List => {
  const raise = statement({ compile: () => raised(0, '', 0).compile(db) });
  const read = statement(db.selectFrom('lists').select('version').where('practice_id', '=', 0).where('name', '=', ''));
  const count = async (unit: Unit, practice: number, ids: number) => first(await raise(unit, [practice, name, ids, ids]))?.last_id ?? 0;
  return {
    nextId: (unit, practice) => count(unit, practice, 1),
    touch: (unit, practice) => count(unit, practice, 0),
    version: async (on, practice) => first(await read(on, [practice, name]))?.version ?? 0,
  };
};
