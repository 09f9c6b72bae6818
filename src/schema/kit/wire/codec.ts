import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect';
import type { Field, Fields, Shape } from '../shape.ts';
import { standsForNothing, WIRE_FORMS } from './forms.ts';

type AnyCodec = Schema.Codec<unknown, unknown>;

/** A single value; where it may be missing, null clears it. */
const valueCodec = (field: Field): AnyCodec => {
  const { kind, required, rules, values } = field;
  if (kind === 'literal') return Schema.Literals([...(values ?? [])]);
  const { fits, read, write, sends } = WIRE_FORMS[kind];
  const isNothing = (value: unknown) => !required && standsForNothing(field, value);
  const program = Schema.Unknown.check(Schema.makeFilter((value: unknown) => (!required && value === null) || fits(value)));
  return Schema.Unknown.pipe(
    Schema.decodeTo(program, {
      decode: SchemaGetter.transform((value: unknown) => (isNothing(value) ? null : read(value, rules))),
      encode: SchemaGetter.transformEffect((value: unknown, options) => {
        if (isNothing(value)) return Effect.succeed(null);
        if (sends && !sends(value, rules)) return Effect.fail(new SchemaIssue.InvalidValue({ message: `unknown ${kind}` }, value, options));
        return Effect.succeed(write(value as never, rules));
      }),
    }),
  ) as AnyCodec;
};

const shapeCodec = (shape: Shape): AnyCodec => {
  if ('rules' in shape) return valueCodec(shape);
  throw new Error(`Only single values are sent to a provider, no ${shape.kind}.`);
};

/** Writes a change of a record: any key may be missing, null clears what is optional, what does not fit is refused. */
export const changeCodec = (fields: Fields): AnyCodec => {
  const members = Object.entries(fields).map(([name, shape]) => [name, Schema.optionalKey(shapeCodec(shape))] as const);
  return Schema.Struct(Object.fromEntries(members) as Schema.Struct.Fields) as unknown as AnyCodec;
};
