import { type ResourceName, type Row, resources } from '../../../schema/api.ts';
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
