import { type Operation, type Resource, type ResourceName, resources } from '../../src/schema/api.ts';
import type { Field } from '../../src/schema/kit/shape.ts';

export interface Reference {
  readonly field: string;
  /** Resource name or `dentists`. */
  readonly of: string;
  readonly table: string;
}

/** A resource as the database and the routes see it: derived from the one contract table. */
export interface ResourceTable {
  readonly name: ResourceName;
  readonly path: string;
  readonly operations: readonly Operation[];
  readonly table: string;
  /** All fields in their order, the id first. */
  readonly fields: readonly (readonly [name: string, field: Field])[];
  /** What a request may set. */
  readonly writable: readonly (readonly [name: string, field: Field])[];
  readonly references: readonly Reference[];
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tableOf = (name: ResourceName): ResourceTable => {
  const { path, operations, fields: described }: Resource = resources[name];
  const fields = Object.entries(described) as [string, Field][];
  const references = fields.flatMap(([field, { rules }]) => (rules.of ? [{ field, of: rules.of, table: snake(rules.of) }] : []));
  return { name, path, operations, table: snake(name), fields, writable: fields.filter(([field]) => field !== 'id'), references };
};

export const resourceTables: readonly ResourceTable[] = (Object.keys(resources) as ResourceName[]).map(tableOf);

const byName = new Map(resourceTables.map((table) => [table.name, table]));

export const resourceTable = (name: ResourceName): ResourceTable => {
  const found = byName.get(name);
  if (!found) throw new Error(`No resource ${name}`);
  return found;
};

/** Every reference that points to a resource, with the table it stands in. */
export const referencesTo = (name: string): readonly { readonly from: ResourceTable; readonly field: string }[] =>
  resourceTables.flatMap((from) => from.references.filter(({ of }) => of === name).map(({ field }) => ({ from, field })));
