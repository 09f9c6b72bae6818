import { latinDigits } from './digits.ts';

const HALF_SPACE = '\u200c';

/**
 * The one form in which Persian text is stored and compared: NFC, Persian ی and ک, no kashida or bidi marks,
 * single spaces, single half-spaces and none at an edge or beside a space.
 */
export const normalise = (text: string): string =>
  text
    // Marks first: what they part may belong together.
    .replace(/[\u0640\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .normalize('NFC')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ة(?=$|[\s\u200c])/g, 'ه')
    .replace(/[\s\u200c]*\s[\s\u200c]*/g, ' ')
    .replace(/\u200c+/g, HALF_SPACE)
    .replace(/^[\s\u200c]+|[\s\u200c]+$/g, '');

/** The looser key that search compares: blind to spaces, half-spaces, diacritics, hamza forms, digit script and case. */
export const searchKey = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u0640\u064b-\u065f\u0670\s]/g, '')
    .replace(/[يىئ]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ةۀ]/g, 'ه')
    .toLowerCase();

/** The keys of a query's words; a row matches when its own key holds every one of them. */
export const queryKeys = (query: string): readonly string[] => query.split(/\s+/).map(searchKey).filter(Boolean);

/** True for a text of Persian letters, spaces and half-spaces only, after normalising (PAT-RULE-2). */
export const isPersianName = (text: string): boolean => /^[ءآأؤإئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی \u200c]+$/.test(normalise(text));

/** What `persianOrder` compares: it takes the letters of the other alphabet for others, so they are made one first. */
export const sortKey = (text: string): string => text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').trim();

/** The letters of Persian texts as a dictionary has them (CLDR, fa): those that stand together differ only where all else is the same. */
const LETTERS = ' ,آ,اٱ,ءأإؤئ,ب,پ,ت,ث,ج,چ,ح,خ,د,ذ,ر,ز,ژ,س,ش,ص,ض,ط,ظ,ع,غ,ف,ق,کك,گ,ل,م,ن,و,هةۀ,یىي'.split(',');

/** Where each of them stands, by its code: sixteen places for those that stand together. Zero is no letter. */
const PLACES = new Uint16Array(0x700);
for (const [at, together] of LETTERS.entries()) for (const [nth, letter] of [...together].entries()) PLACES[letter.charCodeAt(0)] = (at + 1) * 16 + nth;

const placeIn = (text: string, at: number): number => PLACES[text.charCodeAt(at)] ?? 0;
const isPassedOver = (text: string, at: number): boolean => text[at] === HALF_SPACE;

const isOfLetters = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (placeIn(text, at) === 0 && !isPassedOver(text, at)) return false;
  return true;
};

const byLetters = (left: string, right: string): number => {
  let closely = 0;
  for (let [at, other] = [0, 0]; ; at += 1, other += 1) {
    while (isPassedOver(left, at)) at += 1;
    while (isPassedOver(right, other)) other += 1;
    const [one, two] = [placeIn(left, at), placeIn(right, other)];
    if (one === 0 && two === 0) return closely;
    if (one >> 4 !== two >> 4) return one - two;
    closely ||= one - two;
  }
};

let dictionary: Intl.Collator | undefined;

/** Compares Persian texts as a Persian dictionary orders them. */
export const persianOrder = (left: string, right: string): number => {
  if (isOfLetters(left) && isOfLetters(right)) return byLetters(left, right);
  // The platform's begins with reading all it knows of the language, which takes a phone a tenth of a second: only for what is no plain text.
  dictionary ??= new Intl.Collator('fa');
  return dictionary.compare(left, right);
};
