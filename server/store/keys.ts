import { randomBytes } from 'node:crypto';
import type { Database, Store, Unit } from './tables.ts';

/** How long a generated secret counts after another took its place: longer than any token or grace that was given under it. */
const FORMER_MILLIS = 20 * 60_000;

const generated = (): string => randomBytes(32).toString('base64url');

/** Writes one text of the installation down, in the place of the one that is there. */
export const putKey = async (unit: Unit, name: string, value: string): Promise<void> => {
  await unit
    .insertInto('keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** What the database keeps of its secrets: the one to sign with first, then the one that still counts beside it. */
export const readSecrets = async (db: Database, now: number): Promise<readonly string[]> => {
  const rows = await db.selectFrom('keys').select(['name', 'value']).where('name', 'in', ['secret', 'secret-former']).execute();
  const of = (name: string) => rows.find((row) => row.name === name)?.value;
  const [current, former = ''] = [of('secret'), of('secret-former')];
  const [replaced = '', value = ''] = former.split(' ');
  const age = Math.abs(now - Number(replaced));
  return [...(current === undefined ? [] : [current]), ...(value !== '' && age < FORMER_MILLIS ? [value] : [])];
};

/** Makes the first secret of a database, unless it has one. */
export const keepSecret = async (db: Database): Promise<void> => {
  await db
    .insertInto('keys')
    .values({ name: 'secret', value: generated() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Puts a new secret in the place of the one that is there, which goes on to count for a while. */
export const rotateSecret = async (unit: Unit, now: number): Promise<void> => {
  const kept = await unit.selectFrom('keys').select('value').where('name', '=', 'secret').executeTakeFirst();
  await putKey(unit, 'secret', generated());
  await putKey(unit, 'secret-former', `${now} ${kept?.value ?? ''}`);
};

/** The name of a database, a part of every list's version and of every token. */
export const databaseName = async ({ db }: Store): Promise<string> =>
  (await db.selectFrom('keys').select('value').where('name', '=', 'database').executeTakeFirstOrThrow()).value;
