/** Turns Persian (۰–۹) and Arabic (٠–٩) digits into Latin ones; every other character stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

const toPersian = (text: string): string => text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

/** A run of text without a Persian letter or sign in it, and a word in it that holds a Latin letter. */
const FOREIGN = /[^\u0600-\u06ff\u200c\ufb50-\ufdff\ufe70-\ufeff]+/g;
const LATIN_WORD = /\S*\p{Script=Latin}\S*/gu;

/** The same run with the digits in it that belong to Persian: those between the Persian beside it and its first Latin word, or its last. */
const besideLatin = (run: string, afterPersian: boolean, beforePersian: boolean): string => {
  const words = [...run.matchAll(LATIN_WORD)];
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return toPersian(run);
  const [from, to] = [first.index, last.index + last[0].length];
  const [head, tail] = [run.slice(0, from), run.slice(to)];
  return (afterPersian ? toPersian(head) : head) + run.slice(from, to) + (beforePersian ? toPersian(tail) : tail);
};

/**
 * Turns Latin digits into Persian ones for the screen. Those of a Latin word (the code CL1) or of Latin text («in 30
 * seconds») stay as they are.
 */
export const persianDigits = (text: string | number): string => {
  const whole = String(text);
  return whole.replace(FOREIGN, (run, at: number) => besideLatin(run, at > 0, at + run.length < whole.length));
};

/** Only the digits of a text, in Latin form. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/[^0-9]/g, '');
