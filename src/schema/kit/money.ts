import { digitsOnly, persianDigits } from './digits.ts';

/** Reads an amount as typed, whatever its separators and digits; null for nothing, or for more than is exact. */
export const parseAmount = (typed: string): number | null => {
  const digits = digitsOnly(typed);
  if (digits === '') return null;
  const amount = Number(digits);
  return Number.isSafeInteger(amount) ? amount : null;
};

const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });

/** Whole toman with Persian digits and separators; a negative amount keeps its sign on the reading side. */
export const formatAmount = (toman: number): string => grouped.format(toman);

/** What stands in the field while typing: grouped digits, or nothing. */
export const groupTyped = (typed: string): string =>
  persianDigits(
    digitsOnly(typed)
      .replace(/^0+(?=\d)/, '')
      .replace(/\B(?=(\d{3})+(?!\d))/g, '٬'),
  );
