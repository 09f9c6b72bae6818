import { sql } from 'kysely';
import { message } from '../http/messages.ts';
import type { Reference, ResourceTable } from '../store/resource-table.ts';
import { first, type Statement, statement } from '../store/statement.ts';
import type { Database, StoredRow, Unit } from '../store/tables.ts';
import type { Problems } from './validation/record.ts';

/** Finds the references of a row that point to nothing in the practice. */
export type CheckReferences = (unit: Unit, practice: number, row: StoredRow, problems: Problems) => Promise<void>;

/** Asks for several targets in one query. */
const question = (db: Database, targets: readonly Reference[]): Statement<Record<string, number>> => {
  const counts = targets.map(({ field, table }) => sql`(select count(*) from ${sql.table(table)} where practice_id = ${0} and id = ${0}) as ${sql.ref(field)}`);
  return statement({ compile: () => sql<Record<string, number>>`select ${sql.join(counts)}`.compile(db) });
};

/** Builds the check of a resource; the query for each set of references is compiled when it is first needed. */
export const referenceCheck = (db: Database, table: ResourceTable): CheckReferences => {
  const questions = new Map<string, Statement<Record<string, number>>>();
  return async (unit, practice, row, problems) => {
    const set = table.references.filter(({ field }) => row[field] !== undefined && row[field] !== null);
    if (set.length === 0) return;
    const key = set.map(({ field }) => field).join();
    const ask = questions.get(key) ?? question(db, set);
    questions.set(key, ask);
    const found = first(
      await ask(
        unit,
        set.flatMap(({ field }) => [practice, row[field] ?? null]),
      ),
    );
    for (const to of set) {
      if (found?.[to.field] === 1) continue;
      problems.add(to.field, message(to.of === 'dentists' ? 'noDentist' : 'noSuchKey', { input: String(row[to.field]) }));
    }
  };
};
