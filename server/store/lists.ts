import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { putKey } from './keys.ts';
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

const RENEWAL = 'versions';
const renewal = sql<string | null>`(select value from keys where name = ${sql.lit(RENEWAL)})`;

/** Gives every list another version, whatever is counted from here on: a database that went back to an earlier day counts again what it has counted before. */
export const renewVersions = (unit: Unit): Promise<void> => putKey(unit, RENEWAL, randomBytes(6).toString('base64url'));

/** What every request for one list needs, compiled once. */
export interface List {
  readonly nextId: (unit: Unit, practice: number) => Promise<number>;
  readonly touch: (unit: Unit, practice: number) => Promise<number>;
  /** Of what the database holds now; `0` at its end when nothing was ever in it. Never the same for other rows, unless it was put back to an earlier day and nobody said so (`renewVersions`). */
  readonly version: (on: Database | Unit, practice: number) => Promise<string>;
}

export const listOf = (db: Database, name: string): List => {
  const raise = statement({ compile: () => raised(0, '', 0).compile(db) });
  const read = statement(
    db
      .selectFrom('lists')
      .select(['version', renewal.as('renewal')])
      .where('practice_id', '=', 0)
      .where('name', '=', ''),
  );
  const count = async (unit: Unit, practice: number, ids: number) => first(await raise(unit, [practice, name, ids, ids]))?.last_id ?? 0;
  return {
    nextId: (unit, practice) => count(unit, practice, 1),
    touch: (unit, practice) => count(unit, practice, 0),
    version: async (on, practice) => {
      const { version, renewal = null } = first(await read(on, [practice, name])) ?? { version: 0 };
      return renewal === null ? String(version) : `${renewal}.${version}`;
    },
  };
};
