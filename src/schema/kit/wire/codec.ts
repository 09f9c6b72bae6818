import { Effect, Option, Schema, SchemaGetter, SchemaIssue } from 'effect';
import { type Field, type Fields, mayBeMissing, type Shape } from '../shape.ts';
import { standsForNothing, WIRE_FORMS } from './forms.ts';

type AnyCodec = Schema.Codec<unknown, unknown>;

/** A single value; where it may be missing, null clears it, and where only a provider need not know it, what is not known is left out. */
const valueCodec = (field: Field): AnyCodec => {
  const { kind, required, rules, values } = field;
  if (kind === 'literal') return Schema.Literals([...(values ?? [])]);
  const { fits, read, write, sends } = WIRE_FORMS[kind];
  const isNothing = (value: unknown) => !required && standsForNothing(field, value);
  const isUnknown = (value: unknown) => required && (value === '' ? rules.assumed === true : value === null && mayBeMissing(field));
  const program = Schema.Unknown.check(Schema.makeFilter((value: unknown) => (value === null && mayBeMissing(field)) || fits(value)));
  return Schema.Unknown.pipe(
    Schema.decodeTo(program, {
      decode: SchemaGetter.transform((value: unknown) => (isNothing(value) ? null : read(value, rules))),
      encode: SchemaGetter.transformOptionalEffect((given: Option.Option<unknown>, options) => {
        if (Option.isNone(given) || isUnknown(given.value)) return Effect.succeedNone;
        const { value } = given;
        if (isNothing(value)) return Effect.succeedSome(null);
        if (sends && !sends(value, rules)) return Effect.fail(new SchemaIssue.InvalidValue({ message: `unknown ${kind}` }, value, options));
        return Effect.succeedSome(write(value as never, rules));
      }),
    }),
  ) as AnyCodec;
};

const shapeCodec = (shape: Shape): AnyCodec => {
  if ('rules' in shape) return valueCodec(shape);
  throw new Error(`Only single values are sent to a provider, no ${shape.kind}.`);
};

/** Writes a change of a record: any key may be missing, null clears what is optional and says nothing of what may be unknown, what does not fit is refused. */
export const changeCodec = (fields: Fields): AnyCodec => {
  const members = Object.entries(fields).map(([name, shape]) => [name, Schema.optionalKey(shapeCodec(shape))] as const);
  return Schema.Struct(Object.fromEntries(members) as Schema.Struct.Fields) as unknown as AnyCodec;
};
