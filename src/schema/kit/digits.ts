/** Turns Persian (۰–۹) and Arabic (٠–٩) digits into Latin ones; every other character stays. */
export const latinDigits = (text: string): string =>
  // Both kinds begin at a multiple of sixteen.
  text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** For a pattern, within its brackets: what nobody sees and what comes along when a text is pasted, marks that turn its direction and places where it may break. */
export const UNSEEN = '\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff';

const MARKS = new RegExp(`[${UNSEEN}]`, 'g');

/** A text without what nobody sees in it. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** What was typed, in Latin digits and without what nobody sees. */
export const plainDigits = (typed: string): string => withoutMarks(latinDigits(typed)).trim();

const isLatin = (text: string): boolean => /[A-Za-z]/.test(text);
const toPersian = (text: string): string => text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

/**
 * Turns Latin digits into Persian ones for the screen. Those of a Latin word (the code CL1) stay as they are, and so do
 * all in a text without Persian in it («in 30 seconds»).
 */
export const persianDigits = (text: string | number): string => {
  const whole = String(text);
  if (isLatin(whole) && !/[\u0600-\u06ff]/.test(whole)) return whole;
  return whole.replace(/[^\s\u0600-\u06ff]+/g, (word) => (isLatin(word) ? word : toPersian(word)));
};

/** A number that may have a fraction, as Persian writes it. */
export const persianNumber = (number: number | string): string => persianDigits(number).replace('.', '٫');

/** A whole percentage. With a mark before it (U+061C) the sign stands behind the number as in a sentence, and not before it. */
export const persianPercent = (percent: number): string => `\u061c${persianDigits(percent)}٪`;

/** Only the digits of a text, in Latin form. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/[^0-9]/g, '');

/** Reads a whole number as typed, in any digits; null for nothing, for a part of one (12.5) and for more than is exact. */
export const parseWhole = (typed: string): number | null => {
  const text = plainDigits(typed);
  const number = /^\d+$/.test(text) ? Number(text) : null;
  return Number.isSafeInteger(number) ? number : null;
};
