import { sql } from 'kysely';
import type { ResourceName } from '../../src/schema/api.ts';
import { message, say } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { touch } from '../store/lists.ts';
import { referencesTo } from '../store/resource-table.ts';
import type { Unit } from '../store/tables.ts';
import { nounsOf } from './nouns.ts';
import { anyTable, isThere } from './rows.ts';

/** What belongs to a record and goes with it; whatever else refers to a record keeps it from being removed. */
const PARTS: Partial<Record<ResourceName, readonly ResourceName[]>> = {
  clinics: ['contracts'],
  contracts: ['constantTariffs'],
  insurances: ['insuranceTariffs'],
};

const isPart = (of: ResourceName, part: ResourceName): boolean => PARTS[of]?.includes(part) ?? false;

/** Who refers to any of the records, parts aside. */
const holders = async (unit: Unit, practice: number, name: ResourceName, ids: readonly number[]): Promise<readonly ResourceName[]> => {
  const held = new Set<ResourceName>();
  for (const { from, field } of referencesTo(name)) {
    if (isPart(name, from.name)) continue;
    if (await isThere(unit, practice, from.table, { [field]: ids })) held.add(from.name);
  }
  return [...held];
};

const inUse = (by: readonly ResourceName[]): Refusal =>
  new Refusal(409, (language) => ({ detail: say(message('inUse', { what: nounsOf(by, language) }), language) }));

/** Removes records whole with their parts, or refuses when something else still needs them. */
export const removeWhole = async (unit: Unit, practice: number, name: ResourceName, table: string, ids: readonly number[]): Promise<void> => {
  const by = await holders(unit, practice, name, ids);
  if (by.length > 0) throw inUse(by);
  for (const { from, field } of referencesTo(name)) {
    if (!isPart(name, from.name)) continue;
    const parts = await anyTable(unit).selectFrom(from.table).select('id').where('practice_id', '=', practice).where(field, 'in', ids).execute();
    if (parts.length === 0) continue;
    await touch(unit, practice, from.name);
    await removeWhole(
      unit,
      practice,
      from.name,
      from.table,
      parts.map(({ id }) => Number(id)),
    );
  }
  await sql`delete from ${sql.table(table)} where practice_id = ${practice} and id in (${sql.join(ids)})`.execute(unit);
};
