import { digitsOnly, persianDigits, plainDigits } from './digits.ts';
import { inLetters } from './persian-text.ts';

/** Why a text is no amount: below nothing, with a part of a toman, more than is exact, in rial, or anything else. */
export type AmountFault = 'negative' | 'fraction' | 'large' | 'rial' | 'unreadable';

const RIAL = /ریال|﷼|(?<![a-z])(?:irr|rials?|rls?)(?![a-z])/gi;
/** Words before it, the number, and its unit. Words of Latin letters may be the unit of another currency. */
const SAID = /^(?:[^\da-z]*[^\d.٫/a-z])?(\d(?:[\d٬,،'’\s\u200c.٫/]*\d)?)[\s\u200c٬,،.]*(?:تومان|تومن|ت)?[\s.،]*$/i;
/** A number that is multiplied by a word («۵۰ هزار»), or is of another currency («دلار ۵۰۰»), is another one. */
const ANOTHER = /هزار|می?لی(?:ون|ارد)|\p{Sc}|دلار|یورو|درهم|دینار|پوند|(?<!\p{L})(?:لیر|ین)/u;

/** No amount is said at such length. */
const LONGEST = 200;

const PLAIN = /^\d+$/;
/** Groups of three, whatever parts them; one parts all of them if it could also stand before a fraction. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:[٬,،'’\s\u200c]+\d{3})+|(?:\.\d{3})+)$/;

/** The digits of a number with or without groups; null where they are not in groups. */
const digitsOf = (number: string): string | null => {
  // Ours parts nothing but groups, which are no longer of three while one types among them.
  const own = number.replace(/٬/g, '');
  if (PLAIN.test(own)) return own;
  return GROUPED.test(number) ? digitsOnly(number) : null;
};

/** As it was typed or pasted, in letters that the words above are found in. */
const plainly = (typed: string): string => plainDigits(inLetters(typed)).replace(/[يى]/g, 'ی');

const read = (typed: string): number | AmountFault | null => {
  const text = plainly(typed);
  if (text === '') return null;
  if (text.length > LONGEST) return 'unreadable';
  if (/[-−–—]|^\(|منفی|منها/.test(text)) return 'negative';
  if (text.search(RIAL) >= 0) return 'rial';
  const number = ANOTHER.test(text) ? undefined : SAID.exec(text)?.[1];
  if (number === undefined) return /^[.٫]\d/.test(text) ? 'fraction' : 'unreadable';
  // Nothing behind the point is no part of a toman.
  const digits = digitsOf(number) ?? digitsOf(number.replace(/^([^.٫/]*)[.٫]0{1,2}$/, '$1'));
  if (digits === null) return /[.٫]|\/(?!\d{3})/.test(number) ? 'fraction' : 'unreadable';
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : 'large';
};

/**
 * Reads an amount of toman as typed or pasted, in any digits, with any separators of groups of three, with words before
 * it and its unit behind; null for nothing, and for what `amountFault` names.
 */
export const parseAmount = (typed: string): number | null => {
  const amount = read(typed);
  return typeof amount === 'number' ? amount : null;
};

/** Why what was typed is no amount; null for nothing, and for an amount. */
export const amountFault = (typed: string): AmountFault | null => {
  const fault = read(typed);
  return typeof fault === 'string' ? fault : null;
};

/** What an amount of rial is in toman; null where that is none, or no whole one. */
export const rialInToman = (typed: string): number | null => {
  const rial = parseAmount(plainly(typed).replace(RIAL, ''));
  return rial === null || rial % 10 !== 0 ? null : rial / 10;
};

/** A whole amount of any size: a number for as long as that is exact, beyond it a bigint. */
export type Whole = number | bigint;

const shortest = (amount: bigint): Whole => (Number.isSafeInteger(Number(amount)) ? Number(amount) : amount);

/** The exact sum of whole amounts. A sum of two safe numbers that is not safe itself never looks as if it were: rounding does not bring it below 2^53. */
export const plus = (one: Whole, other: Whole): Whole => {
  if (typeof one === 'number' && typeof other === 'number') {
    const sum = one + other;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return shortest(BigInt(one) + BigInt(other));
};

/** The exact difference of whole amounts. */
export const minus = (one: Whole, other: Whole): Whole => plus(one, -other);

/** Digits in groups of three, as Persian parts them. */
const inGroups = (digits: string): string => persianDigits(digits.replace(/\B(?=(\d{3})+(?!\d))/g, '٬'));

/** What is less than nothing has its sign on the reading side. */
export const LESS = '\u200e\u2212';

let others: Intl.NumberFormat | undefined;

/** Whole toman with Persian digits and separators; a negative amount keeps its sign on the reading side. */
export const formatAmount = (toman: Whole): string => {
  if (typeof toman === 'bigint' || Number.isSafeInteger(toman)) return toman < 0 ? LESS + inGroups(String(-toman)) : inGroups(String(toman));
  // The formatter of the language begins with reading all it knows of one, which takes longer than a whole list: not for what it is asked every time.
  others ??= new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
  return others.format(toman);
};

/** What stands in the field while typing: grouped digits, or nothing. */
export const groupTyped = (typed: string): string => inGroups(digitsOnly(typed).replace(/^0+(?=\d)/, ''));
