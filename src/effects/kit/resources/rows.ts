import { Effect, Schema } from 'effect';
import { type Resource, type ResourceName, type Row, resources } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Field } from '../../../schema/kit/shape.ts';
import { changeCodec, recordCodec } from '../../../schema/kit/wire.ts';

/** A row on its way to the provider, without its id; what is missing keeps its value or gets the provider's own. */
export type Payload<N extends ResourceName = ResourceName> = Partial<Omit<Row<N>, 'id'>>;

/** A row of any resource, and what is sent of one. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number };
export type AnyPayload = Readonly<Record<string, unknown>>;

export interface RowCodec {
  /** The row in what the provider sent, or null. */
  readonly read: (wire: unknown) => AnyRow | null;
  /** A payload on the wire. */
  readonly write: (payload: AnyPayload) => Effect.Effect<AnyPayload, Failure>;
}

const makeCodec = ({ fields }: Resource): RowCodec => {
  const decode = Schema.decodeUnknownExit(recordCodec(fields));
  const encode = Schema.encodeUnknownEffect(changeCodec(fields));
  return {
    read: (wire) => {
      const row = decode(wire);
      return row._tag === 'Success' ? (row.value as AnyRow) : null;
    },
    write: ({ id: _, ...payload }) =>
      encode(payload).pipe(
        Effect.map((wire) => wire as AnyPayload),
        // Refused before it was sent, which is the same to who sent it.
        Effect.mapError((): Failure => ({ _tag: 'Rejected', status: 400, detail: null, general: [], fields: {} })),
      ),
  };
};

const made = new Map<ResourceName, RowCodec>();

/** The codec of a resource's rows, built on first use. */
export const rowCodec = (name: ResourceName): RowCodec => {
  const codec = made.get(name) ?? makeCodec(resources[name]);
  made.set(name, codec);
  return codec;
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
