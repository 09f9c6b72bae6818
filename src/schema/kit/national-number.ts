import { digitsOnly } from './digits.ts';

/** The ten-digit form of a national number that may have lost its leading zeros on the wire. */
export const padNationalNumber = (value: string | number): string => digitsOnly(String(value)).padStart(10, '0');

/** Exactly ten digits, in any script (PAT-RULE-3). */
export const isNationalNumber = (text: string): boolean => /^[0-9]{10}$/.test(text);

/** Whether the control digit fits the other nine; a mismatch deserves a warning, never a refusal. */
export const hasValidControlDigit = (number: string): boolean => {
  if (!isNationalNumber(number) || /^(\d)\1{9}$/.test(number)) return false;
  const sum = [...number.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return Number(number[9]) === (rest < 2 ? rest : 11 - rest);
};
