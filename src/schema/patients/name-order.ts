import { HALF_SPACE, persianOrder } from '../kit/persian-text.ts';

/** The letters of Persian names as a dictionary has them (CLDR, fa). */
const LETTERS = ' آاءأإؤئبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهةۀی';
/** Those of them that differ from the one before only where all else is the same. */
const FINER = 'أإؤئةۀ';
/** How far letters lie from each other that do not stand together: more than there are finer ones. */
const APART = 16;
const OTHER = new RegExp(`[^${LETTERS}]`);

/** The letter as one that stands where the dictionary has it, and as one that stands where all do that differ by the finest. */
const places: Record<string, readonly [letter: string, finest: string]> = {};
let last = 0;
for (const letter of LETTERS) {
  last += FINER.includes(letter) ? 1 : APART;
  places[letter] = [String.fromCharCode(last / APART), String.fromCharCode(last)];
}
/** Stands before every letter. */
const END = '\0';

/** A name as it is compared with others; without a key where it is no plain name. */
export interface Collated {
  readonly name: string;
  readonly key: string | null;
}

/** Gets a name ready to be compared. */
export const collated = (name: string): Collated => {
  // The order passes over what parts a word without a gap.
  const plain = name.replaceAll(HALF_SPACE, '');
  if (OTHER.test(plain)) return { name, key: null };
  let [letters, finest] = ['', ''];
  for (const letter of plain) {
    const [one = '', finer = ''] = places[letter] ?? [];
    letters += one;
    finest += finer;
  }
  return { name, key: letters + END + finest };
};

/**
 * Compares names as a Persian dictionary orders them, without the platform: that one begins with reading all it knows of the language, which
 * takes a phone a tenth of a second, and is left to what is no plain name.
 */
export const nameOrder = (one: Collated, other: Collated): number => {
  if (one.key === null || other.key === null) return persianOrder(one.name, other.name);
  return one.key === other.key ? 0 : one.key < other.key ? -1 : 1;
};
