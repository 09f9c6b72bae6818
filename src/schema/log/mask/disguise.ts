import { latinDigits } from '../../kit/digits.ts';
import { isIsoDay } from '../../kit/iso-day.ts';
import { addDays } from '../../kit/jalali.ts';
import { hasValidControlDigit } from '../../kit/national-number.ts';
import type { Disguise } from '../../kit/shape.ts';
import { digitOf } from './alphabet.ts';
import type { Pseudonyms } from './pseudonym.ts';

/** The secret of one export. Dates move by whole weeks, so that weekdays stay. */
export interface MaskKey {
  readonly bytes: Uint8Array;
  /** Between -26 and -51. */
  readonly weeks: number;
}

export type Disguises = Readonly<Record<Disguise, (value: unknown) => unknown>>;

const DAY = /^(\d{4})(-\d{2}-\d{2})(.*)$/;
/** Up to three digits, a fraction, a sign: a number that is of nobody. */
const SMALL = /^\s*[-−]?\d{1,3}(?:[.,٫/]\d{0,2})?\s*[%٪]?\s*$/;
/** What is still to be filled in of a text of the program's (`message-text.ts`, which would come along whole) stays: nothing goes out with it. */
const BLANK_OR_CHARACTER = /\[(?:روز|ساعت|مبلغ)\]|\S/gu;
/** A grey head and shoulders, drawn here: the picture itself is not in the log, and its address leads nowhere from another page. */
const SOMEBODY =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cg fill='%23999'%3E%3Ccircle cx='4' cy='3' r='1.6'/%3E%3Ccircle cx='4' cy='8' r='3'/%3E%3C/g%3E%3C/svg%3E";
const WEEK_MILLIS = 7 * 86_400_000;

const onText =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? change(value) : typeof value === 'number' ? Number(change(String(value))) : value;

/** How each kind of value is disguised under a key. */
export const disguisesOf = ({ weeks }: MaskKey, pseudonyms: Pseudonyms): Disguises => {
  const { text, digits, digitAfter } = pseudonyms;

  const shifted = (value: string): string => {
    const parts = DAY.exec(value);
    if (!parts) return digits(value);
    const [, year = '', rest = '', time = ''] = parts;
    // A day that does not exist must not begin to.
    return isIsoDay(year + rest) ? addDays(year + rest, weeks * 7) + time : `${String(Number(year) - 1).padStart(4, '0')}${rest}${time}`;
  };

  /** Ten digits keep whether their control digit is right; fewer are digits. */
  const nationalNumber = (value: string): string => {
    const plain = latinDigits(value);
    if (!/^\d+$/.test(plain)) return digits(value);
    let before = '';
    const masked = [...plain].map((digit) => {
      const other = digitAfter(before, Number(digit));
      if (before !== '' || digit !== '0') before += digit;
      return other;
    });
    if (masked.length === 10) {
      const valid = hasValidControlDigit(plain);
      const head = masked.slice(0, 9).join('');
      const wanted = masked[9] as number;
      for (let step = 0; step < 10; step += 1) {
        const last = (wanted + step) % 10;
        if (hasValidControlDigit(`${head}${last}`) === valid) {
          masked[9] = last;
          break;
        }
      }
    }
    return [...value].map((character, index) => [...(digitOf(character)?.script ?? '')][masked[index] as number] ?? character).join('');
  };

  return {
    keep: (value) => value,
    text: onText(text),
    digits: onText(digits),
    // Its number stands undisguised where it is stored, and the fold compares the two.
    small: onText((typed) => (SMALL.test(latinDigits(typed)) ? typed : digits(typed))),
    phone: onText(digits),
    amount: onText(digits),
    nationalNumber: onText(nationalNumber),
    numbered: onText((said) => (/^[1-9]\d{0,8}$/.test(said) ? said : text(said))),
    asked: onText((said) => (isIsoDay(said) ? shifted(said) : text(said))),
    hidden: onText((text) => text.replace(BLANK_OR_CHARACTER, (said) => (said.length > 2 ? said : '•'.repeat(said.length)))),
    picture: (value) => (typeof value === 'string' && value !== '' ? SOMEBODY : value),
    date: (value) => (typeof value === 'number' ? value + weeks * WEEK_MILLIS : typeof value === 'string' ? shifted(value) : value),
  };
};
