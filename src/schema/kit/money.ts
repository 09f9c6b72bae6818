import { digitsOnly, persianDigits } from './digits.ts';

/** Reads an amount as typed, whatever its separators and digits; null for nothing, or for more than is exact. */
export const parseAmount = (typed: string): number | null => {
  const digits = digitsOnly(typed);
  if (digits === '') return null;
  const amount = Number(digits);
  return Number.isSafeInteger(amount) ? amount : null;
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

const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });

/** Whole toman with Persian digits and separators; a negative amount keeps its sign on the reading side. */
export const formatAmount = (toman: Whole): string => grouped.format(toman);

/** What stands in the field while typing: grouped digits, or nothing. */
export const groupTyped = (typed: string): string =>
  persianDigits(
    digitsOnly(typed)
      .replace(/^0+(?=\d)/, '')
      .replace(/\B(?=(\d{3})+(?!\d))/g, '٬'),
  );
