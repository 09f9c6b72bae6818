import { type ResourceName, type Row, resources } from '../../../schema/api.ts';
import type { Field } from '../../../schema/kit/shape.ts';
import { readerOf } from '../../../schema/kit/wire/reader.ts';

/** A row on its way to the provider, without its id; what is missing keeps its value or gets the provider's own. */
export type Payload<N extends ResourceName = ResourceName> = Partial<Omit<Row<N>, 'id'>>;

/** A row of any resource, and what is sent of one. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number };
export type AnyPayload = Readonly<Record<string, unknown>>;

const readers = new Map<ResourceName, (wire: unknown) => AnyRow | null>();

/** Reads a row of a resource in what the provider sent, or null; built on first use. */
export const rowReader = (name: ResourceName): ((wire: unknown) => AnyRow | null) => {
  const reader = readers.get(name) ?? (readerOf(resources[name].fields) as (wire: unknown) => AnyRow | null);
  readers.set(name, reader);
  return reader;
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * What a create sends: an optional field only when it is filled; one with a default of its own always
 * (specification §5, "Payload shaping").
 */
export const filled = (name: ResourceName, payload: AnyPayload): AnyPayload => {
  const fields: readonly (readonly [string, Field])[] = Object.entries(resources[name].fields);
  const sent = fields.flatMap(([field, { required, rules }]) => {
    const value = payload[field];
    if (!isEmpty(value)) return [[field, value]];
    if (rules.initial !== undefined) return [[field, rules.initial]];
    return required && value !== undefined ? [[field, value]] : [];
  });
  return Object.fromEntries(sent);
};
