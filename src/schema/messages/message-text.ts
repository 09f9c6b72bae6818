import { normalise } from '../kit/persian-text.ts';

/** What stands in a text for whom it goes to, and for who sends it. */
export const PLACES = { name: '{نام}', dentist: '{پزشک}' } as const;

/** What a person still has to fill in of a text that was written before; other brackets are their own. */
export const BLANKS = { day: '[روز]', time: '[ساعت]', amount: '[مبلغ]' } as const;

/** Places and blanks are what they are on any keyboard, with a gap at their edges too. */
const withPlaces = (text: string): string => text.replace(/(?<=[{[])[^{}[\]\n]+(?=[}\]])/g, normalise);

/** The blanks of a text that are still open, each once, in their order. */
export const blanksIn = (typed: string): readonly string[] => {
  const text = withPlaces(typed);
  return Object.values(BLANKS)
    .filter((blank) => text.includes(blank))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
};

/** As long as a text may be, in letters: more than fifteen messages, and an address that other programs still open. */
export const LONGEST_TEXT = 1000;

/** A place with what is said of whoever stands there: without a name there is nobody to say it of. */
const ofNobody = new RegExp(`${PLACES.name} گرامی|دکتر ${PLACES.dentist}`, 'g');

/** The text as one recipient gets it. A name that nobody knows leaves no gap. */
export const textFor = (text: string, { name, dentist }: { readonly name: string; readonly dentist: string }): string =>
  withPlaces(text)
    .replace(ofNobody, (said) => (normalise(said.startsWith(PLACES.name) ? name : dentist) === '' ? '' : said))
    .replaceAll(PLACES.name, () => normalise(name))
    .replaceAll(PLACES.dentist, () => normalise(dentist))
    .replace(/ {2,}/g, ' ')
    .replace(/ +([،؛:.!؟])/g, '$1')
    .trim();
