import { code, type Field, flag, id, type OptionalShape, optional, ref, type StructOf, type StructShape, struct } from '../shape.ts';
import { type Asked, type EntryKind, isNothing } from './entry.ts';

type Maybe<Value> = Value | null | undefined;

/** Codes of what may be wrong with a choice: nothing is chosen, or the lists do not have it (any more). */
export interface ChoiceCodes<Code extends string> {
  readonly required?: Code;
  readonly gone?: Code;
}

/** Judges a choice. */
export const chosen =
  <Code extends string>({ required, gone }: ChoiceCodes<Code>) =>
  (held: unknown, { fact }: Asked): Code | null =>
    (isNothing(held) ? required : fact === false ? gone : null) ?? null;

const sendsCode =
  ({ rules: { codes } }: Field) =>
  (stored: unknown): boolean =>
    isNothing(stored) || (codes?.includes(Number(stored)) ?? true);

/** One of the record's codes, nothing at first. A code of the provider that is not known here stays until another is chosen, and is not sent. */
export const codeEntry =
  <const Code extends string = never>(codes: ChoiceCodes<Code> = {}): EntryKind<Field<number | string, false>, Maybe<number | string>, number | string, Code> =>
  (field) => ({
    shape: optional(code(field.rules.codes ?? [])),
    empty: null,
    open: (stored) => stored ?? null,
    stored: (held) => held ?? null,
    problem: chosen(codes),
    sends: sendsCode(field),
  });

/** The same with a first choice; a record that has none opens with `""`, which is none of the choices. */
export const presetCodeEntry =
  <const Code extends string = never>(
    preset: number,
    codes: ChoiceCodes<Code> = {},
  ): EntryKind<Field<number | string, true>, number | string, number | string, Code> =>
  (field) => ({
    shape: code(field.rules.codes ?? []),
    empty: preset,
    open: (stored) => stored ?? '',
    stored: (held) => held,
    problem: chosen(codes),
    sends: sendsCode(field),
  });

/** A row of another resource, by its id alone. */
export const refEntry =
  <const Code extends string = never>(codes: ChoiceCodes<Code> = {}): EntryKind<Field<number, false>, Maybe<number>, number, Code> =>
  (field) => ({
    shape: optional(ref(field.rules.of ?? '')),
    empty: null,
    open: (stored) => stored ?? null,
    stored: (held) => held ?? null,
    problem: chosen(codes),
  });

/** What may be known of a chosen row besides its id. */
type More = Readonly<Record<string, Field<unknown, false>>>;
type ChoiceShape<F extends More> = OptionalShape<StructShape<{ id: Field<number, true> } & F>>;
type Choice<F extends More> = { readonly id: number } & Partial<StructOf<F>>;

/** A row of another resource with what a rule or a list needs of it; of a stored record only the id is known when the form opens. */
export const choiceEntry =
  <F extends More, const Code extends string = never>(more: F, codes: ChoiceCodes<Code> = {}): EntryKind<ChoiceShape<F>, Maybe<Choice<F>>, number, Code> =>
  () => ({
    shape: optional(struct({ id: id(), ...more })),
    empty: null,
    open: (stored) => (typeof stored === 'number' ? ({ id: stored } as Choice<F>) : null),
    stored: (held) => held?.id ?? null,
    problem: chosen(codes),
  });

/** Yes or no, or neither: a new record begins with what the provider would store if it were left out, and a stored one that says neither stays so until one is chosen. */
export const unsureFlagEntry = (): EntryKind<Field<boolean, false>, Maybe<boolean>, boolean, never> => (field) => ({
  shape: optional(flag()),
  empty: field.rules.initial === true,
  open: (stored) => stored ?? null,
  stored: (held) => held ?? null,
  problem: () => null,
});

/** Yes or no; at first what the provider would store if it were left out. */
export const flagEntry = (): EntryKind<Field<boolean, true>, boolean, boolean, never> => (field) => {
  const empty = field.rules.initial === true;
  return { shape: flag(), empty, open: (stored) => stored ?? empty, stored: (held) => held, problem: () => null };
};
