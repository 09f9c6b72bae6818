import { latinDigits } from '../kit/digits.ts';
import { searchKey } from '../kit/persian-text.ts';

type Replacements = readonly (readonly [RegExp, string])[];
const replaced = (text: string, by: Replacements): string => by.reduce((left, [what, instead]) => left.replace(what, instead), text);

/** Letters of neighbouring alphabets that stand for one of ours, where a text was copied or typed with their keyboard. */
const FOREIGN: Replacements = [
  [/[\u06be\u06c1-\u06c3\u06d5\u06c0ة]/g, 'ه'],
  [/[\u06d2\u06cd\u06d0\u0678]/g, 'ی'],
  [/[\u06aa\u06ab-\u06ae]/g, 'ک'],
];
/** Letters that sound alike, of which a name from another language may be written with any. */
const ALIKE: Replacements = [
  [/[ثص]/g, 'س'],
  [/[ذضظ]/g, 'ز'],
  [/ط/g, 'ت'],
  [/ح/g, 'ه'],
  [/غ/g, 'ق'],
  [/ژ/g, 'ج'],
  [/گز/g, 'کس'],
  [/[عء]/g, ''],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
];

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** A name by its letters alone, doubled ones once. */
export const bare = (text: string): string => withoutDoubles(replaced(searchKey(text), FOREIGN).replace(/[^a-zء-ی]/g, ''));

/** How a name sounds without its vowels, which Persian writes or leaves out as it likes: «آسپرین» and «آسپیرین» are one. The first letter always stays. */
const soundOf = (letters: string): string => {
  const alike = replaced(letters, ALIKE);
  return withoutDoubles(alike.charAt(0) + alike.slice(1).replace(/[اویaeiouy]/g, ''));
};

/** Below this the sound of a name is that of others by chance, and its letters have to be the same. */
const SHORT_SOUND = 4;

/** What a name is looked up by: its letters, and where there are enough of them its sound. */
export const keysOf = (name: string): readonly string[] => {
  const letters = bare(name);
  const sound = soundOf(letters);
  // Arabic keyboards have no «پ».
  const plain = withoutDoubles(sound.replace(/پ/g, 'ب'));
  return sound.length < SHORT_SOUND ? [letters] : [letters, `~${plain.length > SHORT_SOUND ? plain : sound}`];
};

const wordSet = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ').map(bare)));

/** What speaks of an allergy, pharmaceutical forms and units. */
const AROUND = wordSet(
  'حساسیت حساس آلرژی آلرژیک واکنش شدید خفیف شوک آنافیلاکسی کهیر راش خارش تورم سابقه مشکوک احتمالی قطعی بیمار نسبت به از با در و یا هر دارد ندارد است داشته',
  'شود مصرف تاریخ سال ماه کودکی قبلا هست نیست هیچ مورد موردی ثبت نشده نوع خانواده گروه مشتقات ترکیبات ترکیب انواع مثل مانند غیره تمام همه',
  'دارو داروی داروها ها های گیاهی موضعی خوراکی تزریقی دهانی دندانی',
  'قرص کپسول شربت آمپول ویال شیاف پماد ژل کرم خمیر قطره اسپری دهانشویه دهان شویه محلول سوسپانسیون پودر لوسیون ماده مواد درصد میلی گرم میکروگرم لیتر واحد عدد',
  'ویتامین مکمل vitamin allergy allergic to of and or not the drug drugs tab tabs tablet tablets',
  'cap caps capsule capsules soft syrup susp amp ampoule vial gel cream drops mouthwash spray mg mcg ml gr iu percent',
);
/** Salts and acids, which many drugs share: in a name of several words none of them says which drug it is. */
const SALTS = wordSet(
  'اسید سدیم پتاسیم کلسیم منیزیم سولفات فسفات هیدروکلراید هیدروکلرید کلراید تارترات مالئات استات سیترات',
  'acid sodium potassium calcium sulfate sulphate phosphate hydrochloride hcl',
);
/** What many names end in: written apart it names none of them. */
const ENDINGS = wordSet('سیلین سلین مایسین میسین سایکلین سیکلین نازول دازول کائین ائین اکسی سولفا');

/** Plural endings that are written to the word; of a short one they may be part of its name. */
const singular = (word: string): string => (word.length > 6 ? word.replace(/(?:های|ها)$/, '') : word);

/** The words of a text that may name a drug, as they follow each other. */
export const nameWords = (text: string): readonly string[] =>
  latinDigits(text)
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => {
      const letters = singular(bare(word));
      return letters === '' || AROUND.has(letters) || SALTS.has(letters) ? [] : [letters];
    });

/** A name of several words as it is compared: without what is no name, unless nothing else is left. */
export const nameIn = (text: string): string => nameWords(text).join('') || bare(text);

/**
 * What a text is as a whole, salts, single letters and digits among it: by this calcium and vitamin D3 are known for themselves. As it
 * was written, and without what stands around a name, with its numbers and without them.
 */
export const wholeKeys = (text: string): readonly string[] => {
  const parts = latinDigits(text.normalize('NFKC'))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !AROUND.has(singular(bare(word))));
  const keys = [[text], parts, parts.filter((word) => !/^\d+$/.test(word))].map((words) => replaced(searchKey(words.join('')), FOREIGN));
  return keys.filter((key) => /\p{L}/u.test(key));
};

/** Fewer letters than that are in other words by chance. */
const SHORT_WORD = 3;
/** Whether a word alone may name a drug that is not on our lists. */
export const isTelling = (word: string): boolean => word.length >= SHORT_WORD && !ENDINGS.has(word);
