import { Effect, Schema } from 'effect';
import type { Failure } from '../../schema/kit/failure.ts';
import type { Fields } from '../../schema/kit/shape.ts';
import { recordCodec } from '../../schema/kit/wire.ts';

/** Reads a record that is no row of a resource, as the type that its fields describe; `where` names the call in `Unreadable`. */
export const readAs = <A>(fields: Fields, where: string): ((wire: unknown) => Effect.Effect<A, Failure>) => {
  const decode = Schema.decodeUnknownEffect(recordCodec(fields));
  return (wire) =>
    decode(wire).pipe(
      Effect.map((record) => record as A),
      Effect.mapError((): Failure => ({ _tag: 'Unreadable', where })),
    );
};
