import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect';
import { isIsoDay } from './iso-day.ts';
import { padNationalNumber } from './national-number.ts';
import { normalise } from './persian-text.ts';
import type { Field, Fields, Kind, Rules, Shape } from './shape.ts';
import { readDay, readMoment, writeMoment } from './tehran.ts';
import { readTooth } from './tooth.ts';

/**
 * What a value looks like on the wire. Reading is tolerant: numbers may come as texts, references as objects, unknown
 * codes and keys survive. Writing is strict: what does not fit its kind is refused before it is sent.
 */
interface Wire {
  readonly program: Schema.Codec<unknown, unknown>;
  /** Brings what a provider may send to the program's form; what it cannot bring stays, and is refused by `program`. */
  readonly read: (value: unknown, rules: Rules) => unknown;
  /** Brings a valid value to the form the provider expects. */
  readonly write: (value: never) => unknown;
  /** Whether a value that may be read may also be sent. */
  readonly sends?: (value: unknown, rules: Rules) => boolean;
}

const same = (value: unknown) => value;

const toInteger = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+(\.0*)?$/.test(value.trim()) ? Number(value) : value);
const toNumber = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value);
const toText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const toReference = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'id' in value ? toInteger(value.id) : toInteger(value));
const FLAGS: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false };
const toFlag = (value: unknown): unknown => FLAGS[String(value).toLowerCase()] ?? value;
const toDay = (value: unknown): unknown => (typeof value === 'string' ? (readDay(value) ?? value) : value);
const toMoment = (value: unknown): unknown => (typeof value === 'string' ? (readMoment(value) ?? value) : value);
const toNationalNumber = (value: unknown): unknown => (typeof value === 'number' || typeof value === 'string' ? padNationalNumber(value) : value);
const toCode = (value: unknown, rules: Rules): unknown => {
  const number = toInteger(value);
  return typeof number === 'string' ? (rules.words?.[number.toLowerCase()] ?? number) : number;
};

const day = Schema.String.check(Schema.makeFilter((text: string) => isIsoDay(text)));
const moment = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
const tenDigits = Schema.String.check(Schema.isPattern(/^\d{10}$/));

const WIRE: Record<Exclude<Kind, 'literal'>, Wire> = {
  id: { program: Schema.Int, read: toInteger, write: same },
  integer: { program: Schema.Int, read: toInteger, write: same },
  money: { program: Schema.Int, read: toInteger, write: same },
  percent: { program: Schema.Finite, read: toNumber, write: same },
  ref: { program: Schema.Int, read: toReference, write: same },
  flag: { program: Schema.Boolean, read: toFlag, write: same },
  text: { program: Schema.String, read: toText, write: (text: string) => normalise(text) },
  phone: { program: Schema.String, read: toText, write: (text: string) => text.trim() },
  nationalNumber: { program: tenDigits, read: toNationalNumber, write: (number: string) => Number(number) },
  code: { program: Schema.Union([Schema.Int, Schema.String]), read: toCode, write: same, sends: (code, { codes }) => codes?.includes(Number(code)) ?? true },
  day: { program: day, read: toDay, write: same },
  dayAsInstant: { program: day, read: toDay, write: (text: string) => `${text}T00:00:00Z` },
  moment: { program: moment, read: toMoment, write: (text: string) => writeMoment(text) },
  tooth: { program: Schema.String, read: readTooth, write: same },
};

type AnyCodec = Schema.Codec<unknown, unknown>;

const isTextual = (kind: Kind) => kind === 'text' || kind === 'phone' || kind === 'tooth';
const nothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** A single value. Where it may be missing, null is a value, and so is `""` unless the field is a text. */
const valueCodec = ({ kind, required, rules, values }: Field): AnyCodec => {
  if (kind === 'literal') return Schema.Literals([...(values ?? [])]);
  const { program, read, write, sends } = WIRE[kind];
  const blank = (value: unknown) => !required && (nothing(value) || (value === '' && !isTextual(kind)));
  return Schema.Unknown.pipe(
    Schema.decodeTo(required ? program : Schema.NullOr(program), {
      decode: SchemaGetter.transform((value: unknown) => (blank(value) ? null : read(value, rules))),
      encode: SchemaGetter.transformEffect((value: unknown, options) => {
        if (blank(value)) return Effect.succeed(null);
        if (sends && !sends(value, rules)) return Effect.fail(new SchemaIssue.InvalidValue({ message: `unknown ${kind}` }, value, options));
        return Effect.succeed(write(value as never));
      }),
    }),
  );
};

const shapeCodec = (shape: Shape): AnyCodec => {
  switch (shape.kind) {
    case 'struct':
      return structCodec((shape as { fields: Fields }).fields, (member) => member.required);
    case 'partial':
      return structCodec((shape as { fields: Fields }).fields, () => false);
    case 'optional':
      return Schema.NullOr(shapeCodec((shape as { of: Shape }).of));
    case 'body':
      return shapeCodec((shape as { of: Shape }).of);
    case 'list':
      return Schema.Array(shapeCodec((shape as { of: Shape }).of));
    case 'record':
      return Schema.Record(Schema.String, shapeCodec((shape as { of: Shape }).of));
    case 'variants':
      throw new Error('A union of structs has no form on the wire.');
    default:
      return valueCodec(shape as Field);
  }
};

const structCodec = (fields: Fields, requires: (member: Shape) => boolean): AnyCodec => {
  const members: Record<string, Schema.Constraint> = {};
  for (const [name, shape] of Object.entries(fields)) {
    members[name] = requires(shape) ? shapeCodec(shape) : Schema.optionalKey(shapeCodec(shape));
  }
  return Schema.Struct(members as Schema.Struct.Fields) as unknown as AnyCodec;
};

/**
 * Reads and writes a whole record of the provider; unknown keys are dropped, `""` in an optional field that is no text
 * reads as null. What it reads is a `StructOf` the fields.
 */
export const recordCodec = (fields: Fields): AnyCodec => structCodec(fields, (member) => member.required);

/** Writes a change: any key may be missing, null clears what is optional. */
export const changeCodec = (fields: Fields): AnyCodec => structCodec(fields, () => false);
