import { sql } from 'kysely';
import { message } from '../http/messages.ts';
import type { ResourceTable } from '../store/resource-table.ts';
import type { StoredRow, Unit } from '../store/tables.ts';
import type { Problems } from './validation/record.ts';

/** Finds the references of a row that point to nothing in the practice. One query, whatever their number. */
export const checkReferences = async (unit: Unit, practice: number, table: ResourceTable, row: StoredRow, problems: Problems): Promise<void> => {
  const set = table.references.filter(({ field }) => row[field] !== undefined && row[field] !== null && !problems.has(field));
  if (set.length === 0) return;
  const asked = set.map(
    (to) => sql`(select count(*) from ${sql.table(to.table)} where practice_id = ${practice} and id = ${row[to.field] ?? null}) as ${sql.ref(to.field)}`,
  );
  const answer = await sql<Record<string, number>>`select ${sql.join(asked)}`.execute(unit);
  for (const to of set) {
    if (answer.rows[0]?.[to.field] === 1) continue;
    problems.add(to.field, message(to.of === 'dentists' ? 'noDentist' : 'noSuchKey', { input: String(row[to.field]) }));
  }
};
