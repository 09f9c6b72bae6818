import { normalise } from './persian-text.ts';

/** Splits a stored or typed list at Latin and Persian commas, each part normalised, blanks and repeats dropped. */
export const splitTags = (text: string): readonly string[] => [...new Set(text.split(/[,،]/).map(normalise).filter(Boolean))];

/** The one string that the provider stores: comma and space between (PAT-FORM-7). */
export const joinTags = (tags: readonly string[]): string => tags.join(', ');

/** What is stored by now of a list that stood as `opened` and was made `changed`: with what was added there, without what was taken out. */
export const mergedTags = (stored: string, opened: string, changed: string): string => {
  const [before, after] = [splitTags(opened), splitTags(changed)];
  return joinTags([
    ...new Set([...splitTags(stored).filter((tag) => after.includes(tag) || !before.includes(tag)), ...after.filter((tag) => !before.includes(tag))]),
  ]);
};
