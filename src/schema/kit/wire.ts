import { Schema, SchemaGetter } from 'effect';
import { isIsoDay } from './jalali.ts';
import { padNationalNumber } from './national-number.ts';
import { normalise } from './persian-text.ts';
import { type Field, type Fields, type Kind, type Rules, type StructOf } from './shape.ts';
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
}

const same = (value: unknown) => value;

const toInteger = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+(\.0*)?$/.test(value.trim()) ? Number(value) : value);
const toNumber = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value);
const toText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
const toReference = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'id' in value ? toInteger(value.id) : toInteger(value));
const toFlag = (value: unknown): unknown =>
  value === 1 || value === 'true' || value === '1' ? true : value === 0 || value === 'false' || value === '0' ? false : value;
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
  code: { program: Schema.Union([Schema.Int, Schema.String]), read: toCode, write: same },
  day: { program: day, read: toDay, write: same },
  dayAsInstant: { program: day, read: toDay, write: (text: string) => `${text}T00:00:00Z` },
  moment: { program: moment, read: toMoment, write: (text: string) => writeMoment(text) },
  tooth: { program: Schema.String, read: readTooth, write: same },
};

type AnyCodec = Schema.Codec<unknown, unknown>;

const valueCodec = (field: Field): AnyCodec => {
  if (field.kind === 'literal') return Schema.Literals([...(field.values ?? [])]);
  const { program, read, write } = WIRE[field.kind];
  return Schema.Unknown.pipe(
    Schema.decodeTo(program, {
      decode: SchemaGetter.transform((value: unknown) => read(value, field.rules)),
      encode: SchemaGetter.transform((value: unknown) => write(value as never)),
    }),
  );
};

const structCodec = (fields: Fields, requires: (field: Field) => boolean): AnyCodec => {
  const members: Record<string, AnyCodec> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const field = shape as Field;
    const codec = valueCodec(field);
    members[name] = requires(field) ? codec : (Schema.optionalKey(Schema.NullOr(codec)) as unknown as AnyCodec);
  }
  return Schema.Struct(members) as unknown as AnyCodec;
};

/** Reads and writes a whole record of the provider; unknown keys are dropped, `""` in an optional non-text field reads as null. */
export const recordCodec = <F extends Fields>(fields: F): Schema.Codec<StructOf<F>, unknown> =>
  structCodec(fields, (field) => field.required) as unknown as Schema.Codec<StructOf<F>, unknown>;

/** Writes a change: any key may be missing, null clears. */
export const changeCodec = <F extends Fields>(fields: F): Schema.Codec<Partial<StructOf<F>>, unknown> =>
  structCodec(fields, () => false) as unknown as Schema.Codec<Partial<StructOf<F>>, unknown>;

const isTextual = (kind: Kind) => kind === 'text' || kind === 'phone' || kind === 'tooth';

/** Turns `""` into null where an optional field is no text, so that one empty date does not make a row unreadable. */
export const forgiveBlanks = (fields: Fields, row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const forgiven: Record<string, unknown> = { ...row };
  for (const [name, shape] of Object.entries(fields)) {
    if (!shape.required && forgiven[name] === '' && !isTextual(shape.kind as Kind)) forgiven[name] = null;
  }
  return forgiven;
};
