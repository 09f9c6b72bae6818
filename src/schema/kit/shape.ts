/**
 * The vocabulary in which everything that is stored, sent or logged is described: plain data, no library.
 *
 * One description serves the client's codecs, the server's validation and columns, the event log's allow-list and the
 * masking of exported sessions. `kind` names what a value is; its form on the wire is decided in `wire.ts`.
 */

/**
 * How an exported session disguises a value: `keep` marks closed vocabularies and technical values, `picture` the address of one, `hidden` what
 * stands somewhere else as it is, and so must not be given a pseudonym that the two together would betray, `asked` what an address says
 * behind its path: a day as it is disguised everywhere, a word of the program itself (`values`) not at all, anything else as text; `numbered` the
 * number of a row there, which is kept as numbers of rows are, and anything else as text.
 */
export type Disguise = 'keep' | 'text' | 'digits' | 'small' | 'amount' | 'phone' | 'date' | 'nationalNumber' | 'picture' | 'hidden' | 'asked' | 'numbered';

/** The kinds of a single value; money is whole toman, days are ISO days, moments are Tehran wall-clock minutes. */
export type Kind =
  | 'id'
  | 'text'
  | 'integer'
  | 'money'
  | 'percent'
  | 'nationalNumber'
  | 'phone'
  | 'code'
  | 'flag'
  | 'day'
  | 'dayAsInstant'
  | 'moment'
  | 'tooth'
  | 'ref'
  | 'literal';

/** What a field may hold beyond its kind. */
export interface Rules {
  /** Longest text in characters. */
  readonly max?: number;
  /** Smallest and largest number. */
  readonly from?: number;
  readonly to?: number;
  /** Known codes; others survive reading and are refused on writing. */
  readonly codes?: readonly number[];
  /** English words that some providers send instead of a code. */
  readonly words?: Readonly<Record<string, number>>;
  /** The resource a reference points to. */
  readonly of?: string;
  /** A number that is a name is sent as text, with the zeros before it. */
  readonly asText?: boolean;
  /** An empty text is a value, not an omission. */
  readonly blank?: boolean;
  /** What the provider stores when a create leaves the field out. */
  readonly initial?: string | number | boolean | null;
  /** A row that does not say it is read with what would have been stored. */
  readonly assumed?: boolean;
  readonly disguise?: Disguise;
}

declare const value: unique symbol;

/** A described value; the type parameter is its form inside the program. */
export interface Field<Value = unknown, Required extends boolean = boolean> {
  readonly kind: Kind;
  readonly required: Required;
  readonly rules: Rules;
  readonly values?: readonly (string | number | boolean)[];
  /** A create names it and nobody clears it, but a provider may have rows without it: see `mayBeUnknown`. */
  readonly unknown?: boolean;
  readonly [value]?: Value;
}

/** A value made of values. */
export interface ListShape<Of extends Shape = Shape> {
  readonly kind: 'list';
  readonly required: boolean;
  readonly of: Of;
}
export interface StructShape<F extends Fields = Fields> {
  readonly kind: 'struct';
  readonly required: boolean;
  readonly fields: F;
}
/** A struct any of whose keys may be absent: the change of a draft. */
export interface PartialShape<F extends Fields = Fields> {
  readonly kind: 'partial';
  readonly required: boolean;
  readonly fields: F;
}
export interface RecordShape<Of extends Shape = Shape> {
  readonly kind: 'record';
  readonly required: boolean;
  readonly of: Of;
  /** How the keys are disguised, since a key can be a name. */
  readonly keys: Disguise;
  /** What stands under some keys, where that is disguised otherwise. */
  readonly named?: Readonly<Record<string, Of>>;
}
/** A union told apart by the literal under `tag`. */
export interface VariantsShape<Tag extends string = string, V extends Readonly<Record<string, Fields>> = Readonly<Record<string, Fields>>> {
  readonly kind: 'variants';
  readonly required: boolean;
  readonly tag: Tag;
  readonly of: V;
}
/** A list from the provider, stored once by the hash of its content and referred to from the log. */
export interface BodyShape<Of extends Shape = Shape> {
  readonly kind: 'body';
  readonly required: boolean;
  readonly of: Of;
}

export type Shape = Field | ListShape | StructShape | PartialShape | RecordShape | VariantsShape | BodyShape | OptionalShape;
export type Fields = { readonly [key: string]: Shape };

/** A composite that may be null or absent. */
export interface OptionalShape<Of extends Shape = Shape> {
  readonly kind: 'optional';
  readonly required: false;
  readonly of: Of;
}

type Flatten<T> = { [K in keyof T]: T[K] } & {};
type IsRequired<S> = S extends { readonly required: false } | { readonly unknown: true } ? false : true;
type RequiredKeys<F> = { [K in keyof F]: IsRequired<F[K]> extends true ? K : never }[keyof F];
type OptionalKeys<F> = { [K in keyof F]: IsRequired<F[K]> extends true ? never : K }[keyof F];

/** The form of a described value inside the program. */
export type ValueOf<S> =
  S extends OptionalShape<infer Of>
    ? ValueOf<Of> | null
    : S extends ListShape<infer Of>
      ? readonly ValueOf<Of>[]
      : S extends BodyShape<infer Of>
        ? ValueOf<Of>
        : S extends StructShape<infer F>
          ? StructOf<F>
          : S extends PartialShape<infer F>
            ? Partial<StructOf<F>>
            : S extends RecordShape<infer Of>
              ? Readonly<Record<string, ValueOf<Of>>>
              : S extends VariantsShape<infer Tag, infer V>
                ? VariantOf<Tag, V>
                : S extends Field<infer V>
                  ? V
                  : never;

/** A struct: required keys are there, optional ones may be absent or null. */
export type StructOf<F> = Flatten<{ readonly [K in RequiredKeys<F>]: ValueOf<F[K]> } & { readonly [K in OptionalKeys<F>]?: ValueOf<F[K]> | null }>;

export type VariantOf<Tag extends string, V> = {
  [Name in keyof V]: Flatten<{ readonly [K in Tag]: Name } & StructOf<V[Name]>>;
}[keyof V];

const make =
  <Value>(kind: Kind, fixed: Rules = {}) =>
  (rules: Rules = {}): Field<Value, true> => ({ kind, required: true, rules: { ...fixed, ...rules } });

export const id = make<number>('id', { disguise: 'keep' });
export const text = make<string>('text', { disguise: 'text' });
/** Maybe in the program's or the provider's own words, which everybody can read: disguised letter by letter they would be a key to all others. */
export const worded = make<string>('text', { disguise: 'hidden' });
/** Text of a closed or technical vocabulary: routes, names of workflows, texts of the program itself. */
export const plain = make<string>('text', { disguise: 'keep' });
export const integer = make<number>('integer', { disguise: 'keep' });
/** Milliseconds since 1970. */
export const instant = make<number>('integer', { disguise: 'date' });
export const money = make<number>('money', { disguise: 'amount' });
export const percent = make<number>('percent', { disguise: 'keep', from: 0, to: 100 });
export const nationalNumber = make<string>('nationalNumber', { disguise: 'nationalNumber' });
export const phone = make<string>('phone', { disguise: 'phone', max: 20 });
export const flag = make<boolean>('flag', { disguise: 'keep' });
export const day = make<string>('day', { disguise: 'date' });
export const dayAsInstant = make<string>('dayAsInstant', { disguise: 'date' });
export const moment = make<string>('moment', { disguise: 'date' });
export const tooth = make<string>('tooth', { disguise: 'keep' });
/** A coded value; a text is an unknown word of the provider, kept as it came. */
export const code = (codes: readonly number[], rules: Rules = {}) => make<number | string>('code', { disguise: 'keep', codes })(rules);
export const ref = (of: string, rules: Rules = {}) => make<number>('ref', { disguise: 'keep', of })(rules);

/** One of the given literals. */
export const literal = <const V extends readonly (string | number | boolean)[]>(...values: V): Field<V[number], true> => ({
  kind: 'literal',
  required: true,
  rules: { disguise: 'keep' },
  values,
});

/** The same value, which may also be null or absent. */
export function optional<V>(of: Field<V>): Field<V, false>;
export function optional<S extends Exclude<Shape, Field>>(of: S): OptionalShape<S>;
export function optional(of: Shape): Shape {
  return 'rules' in of ? { ...of, required: false } : { kind: 'optional', required: false, of };
}

/**
 * A value that is asked for wherever a record is written, and that a provider may all the same leave out or send as null:
 * it is read as unknown, which is null or absent as in an optional value. Null is never written, but left out.
 */
export const mayBeUnknown = <V>(of: Field<V, true>): Field<V, true> & { readonly unknown: true } => ({ ...of, unknown: true });

/** Whether a record may be read, or noted down, without this value. */
export const mayBeMissing = (shape: Shape): boolean => !shape.required || ('unknown' in shape && shape.unknown === true);

export const list = <S extends Shape>(of: S): ListShape<S> => ({ kind: 'list', required: true, of });
export const body = <S extends Shape>(of: S): BodyShape<S> => ({ kind: 'body', required: true, of });
export const struct = <F extends Fields>(fields: F): StructShape<F> => ({ kind: 'struct', required: true, fields });
export const partial = <F extends Fields>(fields: F): PartialShape<F> => ({ kind: 'partial', required: true, fields });
export const record = <S extends Shape>(of: S, keys: Disguise = 'keep', named: Readonly<Record<string, S>> = {}): RecordShape<S> => ({
  kind: 'record',
  required: true,
  of,
  keys,
  named,
});
export const variants = <const Tag extends string, V extends Readonly<Record<string, Fields>>>(tag: Tag, of: V): VariantsShape<Tag, V> => ({
  kind: 'variants',
  required: true,
  tag,
  of,
});

/** Beside what it means: the pseudonyms of its digits would be a key to all others. */
const typed = text({ disguise: 'hidden' });
/** A day as a person types it: the text, and the ISO day it means or null while it means none. */
export const typedDay = struct({ typed, day: optional(day()) });
/** A time of day as a person types it: the text, and the `HH:mm` it means or null while it means none. Alone it says nothing of anybody. */
export const typedTime = struct({ typed, time: optional(plain()) });
/** Words collected one by one, with the one still being typed. */
export const typedTags = struct({ tags: list(text()), typed: text() });

export type TypedDay = ValueOf<typeof typedDay>;
export type TypedTime = ValueOf<typeof typedTime>;
export type TypedTags = ValueOf<typeof typedTags>;
