import { type Migration, Migrator } from 'kysely';
import { StartProblem } from '../../config/start-problem.ts';
import type { Database, Store } from '../tables.ts';
import { changeOf } from './change.ts';
import { misfits, readLayout, schemaOf } from './layout.ts';
import { steps as published, type Steps } from './steps.ts';

const migrationsOf = (steps: Steps, engine: Store['engine']): Record<string, Migration> =>
  Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { up: (db: Database) => step(changeOf(db, engine)) }]));

/** A step that was taken by a newer program, or null. */
const unknownStep = async (db: Database, steps: Steps): Promise<string | null> => {
  const taken = await db.selectFrom('kysely_migration').select('name').execute();
  return taken.find(({ name }) => !Object.hasOwn(steps, name))?.name ?? null;
};

/**
 * Takes the steps that this database has not taken yet, all or none, while other processes that start wait.
 *
 * Refuses a database of a newer program, and one that does not hold what the contract describes.
 */
export const migrate = async ({ db, engine }: Pick<Store, 'db' | 'engine'>, steps: Steps = published): Promise<void> => {
  const schema = await schemaOf(db, engine);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsOf(steps, engine) },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    // Steps are taken by name. The order of their dates proves nothing: a clock may have been wrong once.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // Where not even this can be read, the error is not about steps.
    const newer = await unknownStep(db, steps).catch(() => null);
    if (newer !== null) throw new StartProblem(`The database has taken the step ${newer}, which this program does not know: start the newer program.`);
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    if (failed === undefined) throw error;
    throw new StartProblem(`The step ${failed} of the database failed: ${String(error).split('\n')[0]}`, { cause: error });
  }
  const wrong = misfits(await readLayout(db, engine));
  if (wrong.length > 0)
    throw new StartProblem(`A step is missing in server/store/migrations: src/schema/api.ts describes what the database does not hold (${wrong.join('; ')}).`);
};
