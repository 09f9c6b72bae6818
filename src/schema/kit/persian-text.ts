import { latinDigits, UNSEEN } from './digits.ts';

/** Parts a word without a gap. */
export const HALF_SPACE = '\u200c';

const KASHIDA = '\u0640';
/** A joiner belongs to the picture before it; behind a letter it says nothing. */
const UNWRITTEN = new RegExp(`[${UNSEEN}]|(?<![\\u2190-\\u2fff\\udc00-\\ufe0f])\\u200d`, 'g');
/** What search passes over besides: half-spaces and their contrary, vowel signs, spaces, and the bar that parts the texts of a search. */
const UNSEARCHED = new RegExp(`[${UNSEEN}${KASHIDA}\\u200c\\u200d\\u064b-\\u065f\\u0670\\s|]`, 'g');

/** A text in letters, where it came in the shapes that a file of pages draws them in, and without what only stretches a word. */
export const inLetters = (text: string): string => text.replace(/[\ufb50-\ufdfb\ufe70-\ufefc]+/g, (shapes) => shapes.normalize('NFKC')).replaceAll(KASHIDA, '');

/**
 * The one form in which Persian text is stored and compared: NFC, letters and not the shapes of them, Persian ی and ک, no kashida, joiners,
 * bidi marks or unseen places to break, single spaces, single half-spaces and none at an edge or beside a space.
 */
export const normalise = (text: string): string =>
  // Marks first: what they part may belong together.
  inLetters(text.replace(UNWRITTEN, ''))
    .normalize('NFC')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ة(?=$|[\s\u200c])/g, 'ه')
    .replace(/[\s\u200c]*\s[\s\u200c]*/g, ' ')
    .replace(/\u200c+/g, HALF_SPACE)
    .replace(/^[\s\u200c]+|[\s\u200c]+$/g, '');

/** The same of a text of several lines, each of which is one by itself. */
export const normaliseLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(normalise)
    .join('\n')
    .trim();

/** The looser key that search compares: blind to spaces, half-spaces, diacritics, hamza forms, digit script and case, and without the bar that parts the texts of a search. */
export const searchKey = (text: string): string =>
  latinDigits(text.normalize('NFKC'))
    .replace(UNSEARCHED, '')
    .replace(/[يىئ]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ةۀ]/g, 'ه')
    .toLowerCase();

/** A typed name as it stands in a Persian sentence: one with letters that run the other way would draw the comma and the figures behind it to itself. */
export const isolated = (name: string): string => (/[a-z]/i.test(name) ? `\u2068${name}\u2069` : name);

/** The keys of a query's words; a row matches when its own key holds every one of them. */
export const queryKeys = (query: string): readonly string[] =>
  query
    .split(/[\s|]+/)
    .map(searchKey)
    .filter(Boolean);

/** What a query can begin in a word, by keys: all of it, and what follows each of its half-spaces. */
export const wordKeys = (word: string): readonly string[] =>
  word
    .split(HALF_SPACE)
    .map((_, at, parts) => searchKey(parts.slice(at).join('')))
    .filter(Boolean);

/** Whether each word of a query begins a word of its own. */
export const begins = ([word, ...words]: readonly string[], open: readonly string[]): boolean =>
  word === undefined || open.some((one, at) => one.startsWith(word) && begins(words, open.toSpliced(at, 1)));

/** True for a text of Persian letters, with or without their vowel signs, spaces and half-spaces only, after normalising (PAT-RULE-2, D-232). */
export const isPersianName = (text: string): boolean =>
  // The ranges leave out letters that are not Persian, ة inside a word among them.
  /^(?:[ء-بت-غپچژفقکگل-وی][\u064b-\u0652\u0670]*|[ \u200c])+$/.test(normalise(text));

/** What `persianOrder` compares: it takes the letters of the other alphabet for others, so they are made one first. */
export const sortKey = (text: string): string => text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').trim();

let dictionary: Intl.Collator | undefined;

/** Compares Persian texts as a Persian dictionary orders them. */
export const persianOrder = (left: string, right: string): number => {
  // It takes as long to make as hundreds of comparisons, and not every page compares.
  dictionary ??= new Intl.Collator('fa');
  return dictionary.compare(left, right);
};

/** The text in the form in which a number that is a name is stored, and in which names are compared that were typed with any digits and letters. */
export const latinText = (typed: string): string => latinDigits(normalise(typed));
