import { plainDigits } from '../kit/digits.ts';

/** A sayad number: the registry names every cheque in the country by one. */
const SAYAD = /^\d{16}$/;

/** A cheque's number as it is kept: of one in groups its digits, of any other what was typed. */
export const plainChequeNumber = (typed: string): string => {
  const plain = plainDigits(typed);
  return /^[\d\s\u200c-]*\d[\d\s\u200c-]*$/.test(plain) ? plain.replace(/\D/g, '') : typed;
};

/** By what two numbers are compared: a provider that keeps them as numbers loses the zeros before them. */
export const chequeNumberKey = (number: string): string => plainChequeNumber(number).replace(/^0+(?=\d+$)/, '');

export const isSayadNumber = (number: string): boolean => SAYAD.test(plainChequeNumber(number));

/** A sayad number in its four groups; any other as it is. */
export const groupedChequeNumber = (number: string): string => (isSayadNumber(number) ? (plainChequeNumber(number).match(/\d{4}/g) ?? []).join(' ') : number);

/**
 * `count` numbers in a row, the first as given: digits all the way, as many in each, zeros before them kept. Null where the
 * first is no number, or the last would need a digit more.
 */
export const consecutiveNumbers = (first: string, count: number): readonly string[] | null => {
  const plain = plainChequeNumber(first);
  if (!/^\d+$/.test(plain)) return null;
  // Sixteen digits are more than a number of the language holds exactly.
  const numbers = Array.from({ length: count }, (_, index) => String(BigInt(plain) + BigInt(index)).padStart(plain.length, '0'));
  return numbers.some((number) => number.length > plain.length) ? null : numbers;
};
