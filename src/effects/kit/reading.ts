import { Effect } from 'effect';
import type { Failure } from '../../schema/kit/failure.ts';
import type { Fields } from '../../schema/kit/shape.ts';
import { readerOf } from '../../schema/kit/wire/reader.ts';

/** Reads a record that is no row of a resource, as the type that its fields describe; `where` names the call in `Unreadable`. */
export const readAs = <A>(fields: Fields, where: string): ((wire: unknown) => Effect.Effect<A, Failure>) => {
  const read = readerOf(fields);
  return (wire) => {
    const record = read(wire);
    return record === null ? Effect.fail({ _tag: 'Unreadable', where }) : Effect.succeed(record as A);
  };
};
