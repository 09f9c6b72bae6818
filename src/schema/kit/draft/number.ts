import { plainDigits } from '../digits.ts';
import { parseAmount } from '../money.ts';
import { type Field, text } from '../shape.ts';
import type { EntryKind } from './entry.ts';

/**
 * Codes of what may be wrong with a typed number: it is missing, no number, outside the limits of its field, or finer than it is stored. What is
 * not told apart takes the code before it, so that nothing that cannot be stored passes unseen.
 */
type NumberCodes<Code extends string> = { readonly outside?: Code; readonly fine?: Code } & (
  | { readonly required: Code; readonly invalid?: Code }
  | { readonly required?: undefined; readonly invalid: Code }
);

const typedNumber =
  (parse: (typed: string) => number | null, lowest: number, disguise: 'digits' | 'small', isStorable: (number: number) => boolean = () => true) =>
  <const Code extends string>({ required, invalid, outside, fine }: NumberCodes<Code>): EntryKind<Field<string, true>, string, number, Code> =>
  ({ rules: { from = lowest, to = Number.POSITIVE_INFINITY } }) => ({
    shape: text({ disguise }),
    empty: '',
    open: (stored) => (typeof stored === 'number' ? String(stored) : ''),
    stored: parse,
    problem: (typed) => {
      if (typed.trim() === '') return required ?? null;
      const number = parse(typed);
      const unreadable = invalid ?? required ?? null;
      if (number === null) return unreadable;
      if (number < from || number > to) return outside ?? unreadable;
      return isStorable(number) ? null : (fine ?? outside ?? unreadable);
    },
  });

const SIGN = /^\s*[-−]/;
const sign = (typed: string): number => (SIGN.test(typed) ? -1 : 1);

/** An amount keeps its sign, so that one that another program stored below zero is refused and not turned over. */
const parseSigned = (typed: string): number | null => {
  const amount = parseAmount(typed.replace(SIGN, ''));
  // No minus stays before a zero.
  return amount === null ? null : amount * sign(typed) + 0;
};

const parsePlain = (form: RegExp) => (typed: string) => {
  const plain = plainDigits(typed)
    .replace('درصد', '٪')
    .replace(/^[%٪\s\u200c]+|[%٪\s\u200c]+$/g, '')
    // The one sign parts thousands; with fewer digits behind it, it was taken for the other, as a comma is.
    .replace(/٬(?=(?:\d{3})+$)/g, '')
    .replace(/[٫/]|[,٬](?=\d{1,2}$)/, '.');
  return form.test(plain) ? Number(plain) : null;
};
/** A share of a hundred as typed; null for what is no number. */
export const percentTyped = parsePlain(/^-?(\d+|\d*\.\d+)$/);
/** Whether a percentage has two digits behind its point at most, as percentages are stored. */
export const isHundredths = (percent: number): boolean => Math.round(percent * 100) / 100 === percent;

// As many digits as are exact.
const parseWhole = parsePlain(/^-?\d{1,15}$/);

/** Whole toman as typed, whatever the separators; not below zero unless the field says so. */
export const amountEntry = typedNumber(parseSigned, 0, 'digits');
/** A share of a hundred, whole or with a fraction of two digits. */
export const percentEntry = typedNumber(percentTyped, 0, 'small', isHundredths);
/** A whole number. */
export const integerEntry = typedNumber(parseWhole, Number.NEGATIVE_INFINITY, 'small');
