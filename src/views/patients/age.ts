import { fullYears } from '../../schema/patients/age.ts';
import { age } from './texts/names.ts';

/** The age in words, or null when it cannot be known. */
export const ageText = (born: string | null | undefined, today: string): string | null => {
  const years = born ? fullYears(born, today) : null;
  return years === null ? null : age(years);
};
