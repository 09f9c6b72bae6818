import { searchKey } from '../../../src/schema/kit/persian-text.ts';
import { anyTable } from '../../resources/rows.ts';
import type { Database } from '../../store/tables.ts';

/** What everybody tries at a dentist's: the program, the trade, its places and its people. */
const OF_THE_TRADE = [
  ...['matab', 'demo', 'dentist', 'dentistry', 'dental', 'dent', 'clinic', 'doctor', 'dr', 'tooth', 'teeth', 'smile', 'office', 'practice'],
  ...['admin', 'manager', 'secretary', 'staff', 'user', 'password', 'pass', 'login', 'iran', 'tehran'],
  ...[
    'مطب',
    'نمونه',
    'دندان',
    'دندانپزشک',
    'دندانپزشکی',
    'پزشک',
    'دکتر',
    'کلینیک',
    'درمانگاه',
    'لبخند',
    'مدیر',
    'منشی',
    'کاربر',
    'رمز',
    'عبور',
    'رمزعبور',
    'ایران',
    'تهران',
  ],
];

/** A single letter is in every password. */
const SHORTEST_WORD = 2;

const letters = (text: string): string => searchKey(text).replace(/[^\p{L}]/gu, '');

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}\u200c]+/u).flatMap((part) => [part, ...part.split('\u200c')]);

/** Whether these letters are words of the list, one after the other. */
const isMadeOf = (text: string, words: ReadonlySet<string>): boolean => {
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reached[end] = reached.some((isReached, start) => isReached && words.has(text.slice(start, end)));
  }
  return reached[text.length] === true;
};

/**
 * Whether a password is nothing but words of its context, in whatever script of digits, case or composition, with digits and punctuation
 * around and between them; `names` are those of the practice and of its people.
 */
export const isOfContext = (password: string, names: readonly string[]): boolean => {
  const words = new Set([...OF_THE_TRADE, ...names.flatMap(wordsIn)].map(letters).filter((word) => word.length >= SHORTEST_WORD));
  const text = letters(password);
  return text !== '' && isMadeOf(text, words);
};

/** The names of a practice, of its dentists and of its clinics. */
export const namesOf = async (db: Database, practice: number): Promise<readonly string[]> => {
  const places = await db.selectFrom('practices').select('name').where('id', '=', practice).execute();
  const dentists = await db.selectFrom('dentists').select(['first_name', 'last_name']).where('practice_id', '=', practice).execute();
  const clinics = await anyTable(db).selectFrom('clinics').select('name').where('practice_id', '=', practice).execute();
  return [...[...places, ...clinics].map(({ name }) => String(name)), ...dentists.flatMap((dentist) => [dentist.first_name, dentist.last_name])];
};
