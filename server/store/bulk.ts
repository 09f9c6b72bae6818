import { CompiledQuery } from 'kysely';
import type { Store, StoredRow, Unit } from './tables.ts';

/** Fewer than either engine takes in one statement. */
const MOST_PARAMETERS = 30_000;

/** Inserts many rows of one shape with few statements. */
export const insertMany = async (unit: Unit, engine: Store['engine'], table: string, rows: readonly StoredRow[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const mark = engine === 'sqlite' ? () => '?' : (place: number) => `$${place}`;
  const atOnce = Math.floor(MOST_PARAMETERS / columns.length);
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    const tuples = part.map((_, row) => `(${columns.map((_, column) => mark(row * columns.length + column + 1)).join(',')})`);
    const text = `insert into "${table}" (${columns.map((name) => `"${name}"`).join(',')}) values ${tuples.join(',')}`;
    await unit.executeQuery(
      CompiledQuery.raw(
        text,
        part.flatMap((row) => columns.map((name) => row[name] ?? null)),
      ),
    );
  }
};
