import { sql } from 'kysely';
import type { Database, Unit } from './tables.ts';

/**
 * The counter and the version of a practice's list, one row for both.
 *
 * Counting up locks the row until the work is committed: the writers of one list stand in a queue, ids are never given twice,
 * and whoever reads a version afterwards reads rows at least as new.
 */
const raise = async (unit: Unit, practice: number, name: string, ids: number): Promise<number> => {
  const raised = await sql<{ last_id: number }>`
    insert into lists (practice_id, name, last_id, version) values (${practice}, ${name}, ${ids}, 1)
    on conflict (practice_id, name) do update set last_id = lists.last_id + ${ids}, version = lists.version + 1
    returning last_id`.execute(unit);
  return raised.rows[0]?.last_id ?? 0;
};

/** Takes the next id of a list and marks the list as changed. */
export const nextId = (unit: Unit, practice: number, name: string): Promise<number> => raise(unit, practice, name, 1);

/** Takes several ids at once and returns the last of them. */
export const nextIds = (unit: Unit, practice: number, name: string, count: number): Promise<number> => raise(unit, practice, name, count);

/** Marks a list as changed. */
export const touch = (unit: Unit, practice: number, name: string): Promise<number> => raise(unit, practice, name, 0);

/** The version of a list, 0 when nothing was ever in it. */
export const versionOf = async (on: Database | Unit, practice: number, name: string): Promise<number> => {
  const found = await on.selectFrom('lists').select('version').where('practice_id', '=', practice).where('name', '=', name).executeTakeFirst();
  return found?.version ?? 0;
};
