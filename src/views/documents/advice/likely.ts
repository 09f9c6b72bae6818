import { searchKey } from '../../../schema/kit/persian-text.ts';
import type { AdviceKind } from './advice-texts.ts';

/** By which words in the name of a treatment an advice is likely to be the one for it; the first that fits counts. */
const WORDS: readonly (readonly [AdviceKind, readonly string[]])[] = [
  ['child', ['پالپوتومی', 'پالپکتومی', 'شیری', 'کودک', 'فیشور']],
  ['crown', ['روکش', 'بریج', 'لمینت', 'ونیر', 'پست']],
  ['implant', ['ایمپلنت', 'پیوند استخوان', 'سینوس']],
  ['scaling', ['جرم', 'بروساژ', 'فلوراید']],
  ['surgery', ['جراحی', 'نهفته', 'لثه', 'آپیکو']],
  ['extraction', ['کشیدن', 'خارج کردن']],
  ['rootCanal', ['ریشه', 'عصب', 'اندو', 'پالپ']],
  ['filling', ['ترمیم', 'پر کردن', 'کامپوزیت', 'آمالگام', 'بیلدآپ']],
  ['denture', ['پروتز', 'دست دندان', 'پلاک', 'دنچر']],
  ['orthodontics', ['ارتودنسی', 'براکت', 'ریتینر']],
];

/** The advice that most likely belongs to a treatment of this name; null where none does. */
export const likelyAdvice = (treatment: string): AdviceKind | null => {
  const key = searchKey(treatment);
  return WORDS.find(([, words]) => words.some((word) => key.includes(searchKey(word))))?.[0] ?? null;
};
