/** The classes of characters that a disguise keeps: a letter stays a letter of its kind, a digit a digit of its script. */
const PERSIAN = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
const HAMZA = 'ءآأؤإئ';
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** Letters of other scripts become Greek ones: neither Persian nor Latin, as they were. */
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';

export type LetterClass = 'persian' | 'hamza' | 'latin' | 'other';

export const LETTERS: Readonly<Record<LetterClass, string>> = { persian: PERSIAN, hamza: HAMZA, latin: LATIN, other: GREEK };

export interface Letter {
  readonly of: LetterClass;
  /** Its place in the alphabet. */
  readonly index: number;
  readonly upper: boolean;
}

/** Written forms of one letter that comparing takes for the same. */
const SAME: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ۀ: 'ه' };

const known = new Map<string, Letter>();
for (const kind of ['persian', 'hamza', 'latin'] as const) {
  for (const [index, letter] of [...LETTERS[kind]].entries()) known.set(letter, { of: kind, index, upper: false });
}
for (const [index, letter] of [...LATIN].entries()) known.set(letter.toUpperCase(), { of: 'latin', index, upper: true });
for (const [form, letter] of Object.entries(SAME)) {
  const same = known.get(letter);
  if (same) known.set(form, same);
}

const ANY_LETTER = /\p{L}/u;

export const letterOf = (character: string): Letter | null =>
  known.get(character) ?? (ANY_LETTER.test(character) ? { of: 'other', index: (character.codePointAt(0) ?? 0) % GREEK.length, upper: false } : null);

/** Digits and numbers of any other script, signs that are made of them, and pictures: they stay numbers of no value. */
export const isOtherNumber = (character: string): boolean => /[\p{N}\p{So}]/u.test(character);

const SCRIPTS = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'];
const digits = new Map<string, { readonly value: number; readonly script: string }>();
for (const script of SCRIPTS) for (const [value, digit] of [...script].entries()) digits.set(digit, { value, script });

export const digitOf = (character: string): { readonly value: number; readonly script: string } | null => digits.get(character) ?? null;
