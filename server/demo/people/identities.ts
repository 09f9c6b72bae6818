/**
 * Numbers that look right and reach nobody: phones begin with 0970, which no operator has, and national numbers with
 * 099, 998 or 999, which no registry district has; 099 also shows a leading zero that the wire loses.
 */
const PREFIXES = ['099', '998', '999'] as const;

/** Walks over all numbers below a power of ten without meeting one twice. */
const scattered = (index: number, step: number, digits: number): string => String((index * step) % 10 ** digits).padStart(digits, '0');

const controlDigit = (nine: string): number => {
  const rest = [...nine].reduce((sum, digit, place) => sum + Number(digit) * (10 - place), 0) % 11;
  return rest < 2 ? rest : 11 - rest;
};

/** The national number of the patient at an index, as the wire carries it; a few have a wrong control digit to show the warning. */
export const demoNationalNumber = (index: number, wrong = false): number => {
  const nine = `${PREFIXES[index % PREFIXES.length]}${scattered(index + 1, 611_953, 6)}`;
  const control = controlDigit(nine);
  return Number(`${nine}${wrong ? (control + 1) % 10 : control}`);
};

export const demoPhone = (index: number): string => `+98970${scattered(index + 1, 6_180_339, 7)}`;
