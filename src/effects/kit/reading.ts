import { Effect } from 'effect';
import type { Failure } from '../../schema/kit/failure.ts';
import type { Fields, StructOf } from '../../schema/kit/shape.ts';
import { readerOf } from '../../schema/kit/wire/reader.ts';

/** Reads a record that is no row of a resource; `where` names the call in `Unreadable`. */
export const readAs = <F extends Fields>(fields: F, where: string): ((wire: unknown) => Effect.Effect<StructOf<F>, Failure>) => {
  const read = readerOf(fields);
  return (wire) => {
    const record = read(wire);
    return record === null ? Effect.fail({ _tag: 'Unreadable', where }) : Effect.succeed(record as StructOf<F>);
  };
};
