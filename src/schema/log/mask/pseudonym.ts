import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { UNSEEN } from '../../kit/digits.ts';
import { digitOf, isOtherNumber, LETTERS, type LetterClass, letterOf } from './alphabet.ts';

/**
 * Keyed pseudonyms that keep what programs look at: length, kinds of characters, equality, and that a text begins with
 * another.
 *
 * Each letter is replaced through a permutation of its alphabet that depends on the key and on the letters before it in
 * the word; digits likewise on the digits before. So typing grows a pseudonym as it grew the text, trimming, digit
 * scripts, forms of ye and kaf, case, thousands separators, `+98` for `0` and joining of names give the same before and
 * after, and the same word is the same wherever it stands.
 */
export interface Pseudonyms {
  /** Free text: letters and digits by word. */
  readonly text: (text: string) => string;
  /** A number as people write it: what stands between the digits does not matter. */
  readonly digits: (text: string) => string;
  /** A digit that depends on the digits before it. */
  readonly digitAfter: (before: string, digit: number) => number;
}

/** A permutation of the first `size` numbers from 32 random bytes. */
const shuffled = (size: number, bytes: Uint8Array): readonly number[] => {
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last -= 1) {
    const other = (((bytes[last % 32] as number) << 8) | (bytes[(last * 7 + 3) % 32] as number)) % (last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
};

/** Does not end a word and is nothing to anybody: half-space, kashida, bidi marks, places to break, vowel signs, the Persian thousands separator. */
const TRANSPARENT = new RegExp(`[${UNSEEN}\\u200c\\u200d\\u0640\\u064b-\\u065f\\u0670\\u066c]`);
/** The country of a number; without a sign before it where a mobile number is behind it and nothing else, with anything `between` its digits. */
const country = (between: string) => new RegExp(`^(?:\\+98|0098|98(?=${between}0?${between}9(?:${between}\\d){9}(?!${between}\\d)))`);
const [IN_TEXT, IN_NUMBER] = [country(''), country('\\D*')];
/** So many characters are looked at for it, where one may begin. */
const FAR = 40;
const MAY_BEGIN = /^[+0۰٠9۹٩]/;

const latin = (text: string): string => [...text].map((character) => digitOf(character)?.value ?? character).join('');

export const pseudonymsOf = (key: Uint8Array): Pseudonyms => {
  // The key is taken in once; every text costs what is left.
  const keyed = hmac.create(sha256, key);
  const random = (text: string): Uint8Array => keyed.clone().update(new TextEncoder().encode(text)).digest();
  const orders = new Map<string, readonly number[]>();
  const texts = new Map<string, string>();

  const order = (of: string, size: number, before: string): readonly number[] => {
    const name = `${of} ${before}`;
    const found = orders.get(name);
    if (found) return found;
    const made = shuffled(size, random(name));
    orders.set(name, made);
    return made;
  };

  const letter = (of: LetterClass, before: string, index: number): string => {
    const alphabet = LETTERS[of];
    return [...alphabet][order(of, alphabet.length, before)[index] as number] ?? '';
  };

  /** The first digit that counts stays 9 or not 9, and never becomes 0: a mobile number stays one, an amount its length. */
  const digitAfter = (before: string, digit: number): number => {
    if (before !== '') return order('digit', 10, before)[digit] as number;
    return digit === 0 || digit === 9 ? digit : (order('first digit', 8, '')[digit - 1] as number) + 1;
  };

  const masked = (text: string, whole: boolean): string => {
    let letters = '';
    let digits = '';
    let result = '';
    let fresh = true;
    const skip = (rest: string): number => (fresh && MAY_BEGIN.test(rest) ? ((whole ? IN_NUMBER : IN_TEXT).exec(latin(rest))?.[0].length ?? 0) : 0);
    for (let index = 0; index < text.length; ) {
      const literal = skip(text.slice(index, index + FAR));
      if (literal > 0) {
        result += text.slice(index, index + literal);
        index += literal;
        fresh = false;
        continue;
      }
      const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
      index += character.length;
      const digit = digitOf(character);
      if (digit) {
        result += [...digit.script][digitAfter(digits, digit.value)] ?? '';
        if (digits !== '' || digit.value !== 0) digits += digit.value;
        fresh = false;
        continue;
      }
      const known = letterOf(character);
      if (known) {
        const other = letter(known.of, letters, known.index);
        result += known.upper ? other.toUpperCase() : other;
        letters += `${known.of[0]}${known.index} `;
        fresh = false;
        continue;
      }
      result += isOtherNumber(character) ? '•'.repeat(character.length) : character;
      if (TRANSPARENT.test(character)) continue;
      letters = '';
      if (!whole) {
        digits = '';
        fresh = true;
      }
    }
    return result;
  };

  const remembered = (text: string, whole: boolean): string => {
    const name = whole ? `d${text}` : `t${text}`;
    const found = texts.get(name);
    if (found !== undefined) return found;
    const made = masked(text, whole);
    texts.set(name, made);
    return made;
  };

  return { text: (text) => remembered(text, false), digits: (text) => remembered(text, true), digitAfter };
};
