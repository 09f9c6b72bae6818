import { normalise } from '../kit/persian-text.ts';

/** What stands in a text for whom it goes to, and for who sends it. */
export const PLACES = { name: '{نام}', dentist: '{پزشک}' } as const;

/** What a person still has to fill in: «[تاریخ]». */
const BLANK = /\[[^[\]\n]{1,40}\]/g;

/** The blanks of a text that are still open, each once. */
export const blanksIn = (text: string): readonly string[] => [...new Set(text.match(BLANK) ?? [])];

/** The text as one recipient gets it. A name that nobody knows leaves no gap. */
export const textFor = (text: string, { name, dentist }: { readonly name: string; readonly dentist: string }): string =>
  (normalise(dentist) === '' ? text.replaceAll(`دکتر ${PLACES.dentist}`, '') : text)
    .replaceAll(PLACES.name, () => normalise(name))
    .replaceAll(PLACES.dentist, () => normalise(dentist))
    .replace(/ {2,}/g, ' ')
    .replace(/ +([،؛:.!؟])/g, '$1')
    .trim();
