import { normalise } from './persian-text.ts';

/** Splits a stored or typed list at Latin and Persian commas, each part normalised, blanks and repeats dropped. */
export const splitTags = (text: string): readonly string[] => [...new Set(text.split(/[,،]/).map(normalise).filter(Boolean))];

/** The one string that the provider stores: comma and space between (PAT-FORM-7). */
export const joinTags = (tags: readonly string[]): string => tags.join(', ');
