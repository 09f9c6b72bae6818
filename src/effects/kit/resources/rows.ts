import { type ResourceName, type Row, resources } from '../../../schema/api.ts';
import type { Field } from '../../../schema/kit/shape.ts';
import { readerOf } from '../../../schema/kit/wire/reader.ts';

/** A row on its way to the provider; what is missing keeps its value or gets the provider's own. An id is never sent. */
export type Payload<N extends ResourceName = ResourceName> = Partial<Row<N>>;

/** What goes over the wire of a row, field by field. */
export type Wire = Readonly<Record<string, unknown>>;

export const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);

const readers = new Map<ResourceName, (wire: unknown) => Wire | null>();

/** Reads a row of a resource in what the provider sent, or null; built on first use. */
export const rowReader = <N extends ResourceName>(name: N): ((wire: unknown) => Row<N> | null) => {
  const reader = readers.get(name) ?? readerOf(resources[name].fields);
  readers.set(name, reader);
  return reader as (wire: unknown) => Row<N> | null;
};

const fieldsOf = (name: ResourceName): readonly (readonly [string, Field])[] => Object.entries(resources[name].fields);

/** Whether a row names everything that a row is written with; what a provider leaves out of an answer is not unknown for that. */
export const isWhole = (name: ResourceName, wire: Wire): boolean => fieldsOf(name).every(([field, { required }]) => !required || Object.hasOwn(wire, field));

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * What a create sends: an optional field only when it is filled; one with a default of its own always
 * (KIT-SEND-3).
 */
export const filled = (name: ResourceName, payload: Wire): Wire => {
  const sent = fieldsOf(name).flatMap(([field, { required, rules }]) => {
    const value = payload[field];
    if (!isEmpty(value)) return [[field, value]];
    if (rules.initial !== undefined) return [[field, rules.initial]];
    return required && value !== undefined ? [[field, value]] : [];
  });
  return Object.fromEntries(sent);
};
