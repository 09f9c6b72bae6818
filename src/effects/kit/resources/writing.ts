import { Effect, Schema } from 'effect';
import { type ResourceName, resources } from '../../../schema/api.ts';
import type { Failure } from '../../../schema/kit/failure.ts';
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
