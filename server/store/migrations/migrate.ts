import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { StartProblem } from '../../config/start-problem.ts';
import type { Store, Unit } from '../tables.ts';
import { arrangeResources } from './resource-tables.ts';
import { steps } from './steps.ts';

const createLedger = async (unit: Unit): Promise<void> => {
  await sql`create table if not exists migrations (version bigint primary key, name text not null, applied_at bigint not null)`.execute(unit);
  await sql`create table if not exists keys (name text primary key, value text not null)`.execute(unit);
};

const appliedVersion = async (unit: Unit): Promise<number> => {
  const found = await unit
    .selectFrom('migrations')
    .select((of) => of.fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(found?.version ?? 0);
};

/** Names this database for ever, so that a cached list of another one is never taken for its own. */
const nameDatabase = (unit: Unit) =>
  unit
    .insertInto('keys')
    .values({ name: 'database', value: randomBytes(6).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Brings the database to this program's layout; safe when several processes start at once. */
export const migrate = (store: Store, now: number): Promise<void> =>
  store.exclusively(async (unit) => {
    await createLedger(unit);
    const from = await appliedVersion(unit);
    if (from > steps.length) throw new StartProblem(`The database has layout ${from}, this program knows ${steps.length}: start the newer program.`);
    for (const [index, step] of steps.entries()) {
      if (index < from) continue;
      for (const statement of step.statements(store.engine)) await sql.raw(statement).execute(unit);
      await unit
        .insertInto('migrations')
        .values({ version: index + 1, name: step.name, applied_at: now })
        .execute();
    }
    await nameDatabase(unit);
    await arrangeResources(unit, store.engine);
  });
