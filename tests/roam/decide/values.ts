import type { Chance } from '../../../server/demo/chance.ts';
import { persianDigits } from '../../../src/schema/kit/digits.ts';
import { addDays, jalaliText } from '../../../src/schema/kit/jalali.ts';
import { groupTyped } from '../../../src/schema/kit/money.ts';
import { hasValidControlDigit } from '../../../src/schema/kit/national-number.ts';

/** What a person enters, and what the form must show of it then. */
export interface Value {
  readonly typed: string;
  readonly shown: string;
}

const FIRST = ['بنفشه', 'سهراب', 'گردآفرید', 'فرامرز', 'تهمینه', 'سیاوش', 'منیژه', 'اسفندیار', 'رودابه', 'کیخسرو'] as const;
const HEAD = ['زرین', 'مهر', 'نیک', 'خرم', 'آذر', 'پاک', 'روشن', 'شهر', 'دل', 'فرخ'] as const;
const TAIL = ['پژوه', 'اندیشان', 'گستران', 'آوران', 'نژادیان', 'سرایان', 'منشان', 'آفرینان', 'دوستان', 'کاران'] as const;
const STREETS = ['نسترن', 'شقایق', 'ارغوان', 'اقاقیا', 'یاسمن'] as const;
const WORDS = ['درد شبانه', 'حساسیت به سرما', 'خونریزی لثه', 'شکستگی لبه', 'پرکردگی کهنه', 'لقی دندان', 'تورم گونه'] as const;

const DIGITS = '0123456789';
const digits = ({ between }: Chance, count: number): string => Array.from({ length: count }, () => DIGITS[between(0, 9)]).join('');
const plain = (text: string): Value => ({ typed: text, shown: text });
const figures = (text: string): Value => ({ typed: text, shown: persianDigits(text) });

export const firstName = ({ pick }: Chance): Value => plain(pick(FIRST));
/** Two parts are rare enough for nobody of the demo to be called so. */
export const lastName = ({ pick }: Chance): Value => plain(`${pick(HEAD)}${pick(TAIL)} ${pick(TAIL)}`);
export const nationalNumber = (luck: Chance): Value => {
  const head = `${luck.between(1, 9)}${digits(luck, 8)}`;
  return figures([...DIGITS].map((last) => head + last).find(hasValidControlDigit) ?? `${head}0`);
};
export const phone = (luck: Chance): Value => figures(`0912${digits(luck, 7)}`);
export const address = (luck: Chance): Value => plain(`کوچه ${luck.pick(STREETS)} ${luck.pick(TAIL)}، پلاک ${persianDigits(luck.between(10, 99))}`);
/** Whether a text is one of those: rare enough to be sought in a report. */
export const areWords = (text: string): boolean => WORDS.some((one) => text.startsWith(`${one} و `)) && TAIL.some((one) => text.endsWith(` ${one}`));
export const words = (luck: Chance): Value => plain(`${luck.pick(WORDS)} و ${luck.pick(WORDS)} ${luck.pick(TAIL)}`);
export const transaction = (luck: Chance): Value => figures(`${luck.between(1, 9)}${digits(luck, 9)}`);

/** No two of a round are the same: by its amount a row is known again. */
export const amount =
  (next: () => number) =>
  ({ between }: Chance): Value => {
    const toman = String(1_000_000 + next() * 100_000 + between(1, 99) * 1000);
    return { typed: toman, shown: groupTyped(toman) };
  };

/** A day in the year before `today`. */
export const dayBefore =
  (today: string) =>
  ({ between }: Chance): Value =>
    figures(jalaliText(addDays(today, -between(0, 360))));
