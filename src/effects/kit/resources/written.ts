import { Effect, Schema } from 'effect';
import { type ResourceName, resources } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
import type { Field } from '../../../schema/kit/shape.ts';
import { changeCodec } from '../../../schema/kit/wire/codec.ts';
import { refusal } from '../transport/refusal.ts';
import type { Wire } from './rows.ts';

const encoders = new Map<ResourceName, (payload: unknown) => Effect.Effect<unknown, Schema.SchemaError>>();

const encoderOf = (name: ResourceName) => {
  const encoder = encoders.get(name) ?? Schema.encodeUnknownEffect(changeCodec(resources[name].fields));
  encoders.set(name, encoder);
  return encoder;
};

/** A payload of a resource in the form that goes on the wire. One that breaks the contract is refused before it is sent. */
export const written = (name: ResourceName, { id: _, ...payload }: Wire): Effect.Effect<Wire, Failure> =>
  encoderOf(name)(payload).pipe(
    Effect.map((wire) => wire as Wire),
    Effect.mapError(() => refusal(400, null)),
  );

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
