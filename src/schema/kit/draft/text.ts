import { latinDigits } from '../digits.ts';
import { isNationalNumber } from '../national-number.ts';
import { latinText, normaliseLines } from '../persian-text.ts';
import { internationalPhone, isIranianPhone, localPhone } from '../phone.ts';
import { type Field, nationalNumber, phone, type Rules, type TypedTags, text, typedTags } from '../shape.ts';
import { joinTags, splitTags } from '../tags.ts';
import type { EntryKind } from './entry.ts';

/** Codes of what may be wrong with a text: it is missing, longer than its record has room for, or fails a test by the code's name. */
interface TextCodes<Code extends string, Test extends string = never> {
  readonly required?: Code;
  readonly long?: Code;
  readonly must?: Readonly<Record<Test, (stored: string) => boolean>>;
}

/** How a text stands in the draft, and how it is stored. */
interface Manner<Typed> {
  readonly open: (stored: string) => Typed;
  readonly stored: (typed: Typed) => string;
}

const textual = <Typed, Code extends string, Test extends string>(
  { open, stored: store }: Manner<Typed>,
  { required, long, must }: TextCodes<Code, Test>,
  { max = Number.POSITIVE_INFINITY }: Rules,
) => ({
  empty: open(''),
  open: (stored: string | null | undefined) => open(stored ?? ''),
  stored: store,
  problem: (typed: Typed): Code | Test | null => {
    const stored = store(typed);
    if (stored === '') return required ?? null;
    if (long !== undefined && stored.length > max) return long;
    const tests = Object.entries(must ?? {}) as [Test, (stored: string) => boolean][];
    return tests.find(([, passes]) => !passes(stored))?.[0] ?? null;
  },
});

const asStored = (stored: string): string => stored;
const withCode = <Code extends string>({ required, invalid }: FormCodes<Code>, fits: (stored: string) => boolean): TextCodes<Code, Code> => ({
  ...(required === undefined ? {} : { required }),
  ...(invalid === undefined ? {} : { must: { [invalid]: fits } as Record<Code, typeof fits> }),
});

/** Persian text, stored normalised line by line. */
export const textEntry =
  <const Code extends string = never, const Test extends string = never>(
    codes: TextCodes<Code, Test> = {},
  ): EntryKind<Field<string, true>, string, string, Code | Test> =>
  ({ rules }) => ({ shape: text({ disguise: rules.disguise ?? 'text' }), ...textual({ open: asStored, stored: normaliseLines }, codes, rules) });

/** A text of digits that is a name and no quantity, as of a transaction or a cheque: stored with Latin digits. */
export const digitsEntry =
  <const Code extends string = never, const Test extends string = never>(
    codes: TextCodes<Code, Test> = {},
  ): EntryKind<Field<string, true>, string, string, Code | Test> =>
  ({ rules }) => ({ shape: text({ disguise: 'digits' }), ...textual({ open: asStored, stored: latinText }, codes, rules) });

/** Codes of what may be wrong with a text of a form of its own. */
interface FormCodes<Code extends string> {
  readonly required?: Code;
  readonly invalid?: Code;
}

const storedPhone = (typed: string): string => {
  const plain = latinText(typed);
  return isIranianPhone(plain) ? internationalPhone(plain) : plain;
};

// What follows no rule is left alone both ways: a prefix that is taken off could not be put back.
const shownPhone = (stored: string): string => (isIranianPhone(stored) ? localPhone(stored) : stored);

/** A phone number: shown the local way, stored the international way; one that follows no rule stays as it was typed. */
export const phoneEntry =
  <const Code extends string = never>(codes: FormCodes<Code> = {}): EntryKind<Field<string, true>, string, string, Code> =>
  ({ rules }) => ({ shape: phone(), ...textual({ open: shownPhone, stored: storedPhone }, withCode(codes, isIranianPhone), rules) });

/** Ten digits without the spaces and dashes that paper has. */
export const storedNationalNumber = (typed: string): string => latinDigits(typed).replace(/[\s\u200c-]/g, '');

/** A national number; of what is typed or pasted its ten digits are kept. */
export const nationalNumberEntry =
  <const Code extends string = never>(codes: FormCodes<Code> = {}): EntryKind<Field<string, true>, string, string, Code> =>
  ({ rules }) => ({
    shape: nationalNumber(),
    ...textual({ open: asStored, stored: storedNationalNumber }, withCode(codes, isNationalNumber), rules),
    // It is a number on the wire, so that nothing is null and no empty text.
    stored: (typed) => storedNationalNumber(typed) || null,
    tidied: (typed) => typed.replace(/[^0-9۰-۹٠-٩]/g, '').slice(0, 10),
  });

const openTags = (stored: string): TypedTags => ({ tags: splitTags(stored), typed: '' });
/** A tag still being typed belongs to the list: leaving the field would have added it. */
const storedTags = ({ tags, typed }: TypedTags): string => joinTags([...new Set([...tags, ...splitTags(typed)])]);

/** Words collected one by one, stored as one text with commas between. */
export const tagsEntry =
  <const Code extends string = never>(codes: Pick<TextCodes<Code>, 'required' | 'long'> = {}): EntryKind<typeof typedTags, TypedTags, string, Code> =>
  ({ rules }) => ({ shape: typedTags, ...textual({ open: openTags, stored: storedTags }, codes, rules) });
