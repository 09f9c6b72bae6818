import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOnly, latinDigits, persianDigits } from '../../src/schema/kit/digits.ts';
import { isIsoDay } from '../../src/schema/kit/iso-day.ts';
import { addDays, dayNumber, weekday } from '../../src/schema/kit/jalali.ts';
import { groupTyped, parseAmount } from '../../src/schema/kit/money.ts';
import { hasValidControlDigit, isNationalNumber } from '../../src/schema/kit/national-number.ts';
import { isPersianName, normalise } from '../../src/schema/kit/persian-text.ts';
import { internationalPhone, isIranianPhone, isMobile, localPhone } from '../../src/schema/kit/phone.ts';
import { joinTags, splitTags } from '../../src/schema/kit/tags.ts';
import { disguisesOf } from '../../src/schema/log/mask/disguise.ts';
import { pseudonymsOf } from '../../src/schema/log/mask/pseudonym.ts';
import { BLANKS } from '../../src/schema/messages/message-text.ts';

const key = { bytes: Uint8Array.from({ length: 32 }, (_, index) => index * 5), weeks: -37 };
const disguises = disguisesOf(key, pseudonymsOf(key.bytes));
const text = (value: string) => disguises.text(value) as string;
const digits = (value: string) => disguises.digits(value) as string;
const phone = (value: string) => disguises.phone(value) as string;
const amount = (value: number) => disguises.amount(value) as number;
const nationalNumber = (value: string) => disguises.nationalNumber(value) as string;
const date = (value: string | number) => disguises.date(value);

const LETTERS = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیيكةءآأؤإئabcXYZ0۱٢ ‌,،٬.-/()+ۀñж';
const written = fc.array(fc.constantFrom(...LETTERS), { maxLength: 24 }).map((letters) => letters.join(''));
const name = fc.array(fc.constantFrom(...'ابپتجدرسشعفقکگلمنوهیآئ'), { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));
const number = fc.array(fc.nat(9), { minLength: 1, maxLength: 14 }).map((all) => all.join(''));
const day = fc.integer({ min: -20_000, max: 30_000 }).map((days) => addDays('1970-01-01', days));
const always = (property: fc.IProperty<unknown[]> | ReturnType<typeof fc.property>) =>
  fc.assert(property as ReturnType<typeof fc.property>, { numRuns: 2000, seed: 5 });

const kinds = (value: string): string =>
  [...value]
    .map((character) =>
      /[0-9۰-۹٠-٩]/.test(character)
        ? 'd'
        : /[ءآأؤإئ]/.test(character)
          ? 'h'
          : /[a-z]/.test(character)
            ? 'l'
            : /[A-Z]/.test(character)
              ? 'L'
              : /[\u0621-\u06cc]/.test(character) && /\p{L}/u.test(character)
                ? 'p'
                : /\p{L}/u.test(character)
                  ? 'o'
                  : character,
    )
    .join('');

describe('text', () => {
  test('keeps length and kinds of characters', () =>
    always(
      fc.property(written, (value) => {
        expect(kinds(text(value))).toBe(kinds(value));
      }),
    ));
  test('grows as it is typed', () =>
    always(
      fc.property(written, fc.nat(24), (value, length) => {
        // A country code is known only when it is whole.
        fc.pre(!/\+9|00/.test(latinDigits(value)));
        expect(text(value).startsWith(text(value.slice(0, length)))).toBe(true);
      }),
    ));
  test('is the same before and after normalising, trimming, and turning digits', () =>
    always(
      fc.property(written, (value) => {
        expect(normalise(text(value))).toBe(text(normalise(value)));
        expect(text(value.trim())).toBe(text(value).trim());
        expect(latinDigits(text(value))).toBe(text(latinDigits(value)));
        expect(text(value.toLowerCase())).toBe(text(value).toLowerCase());
      }),
    ));
  test('is the same with and without what normalising drops inside a word', () => {
    for (const unseen of ['\u00ad', '\u200b', '\u2060', '\u200e']) expect(normalise(text(`سا${unseen}را`))).toBe(text('سارا'));
  });
  test('joins and splits as the original does', () =>
    always(
      fc.property(name, name, (first, last) => {
        expect(text(`${first} ${last}`)).toBe(`${text(first)} ${text(last)}`);
        expect(splitTags(text(`${first}، ${last}`))).toEqual(splitTags(`${first}، ${last}`).map(text));
        expect(text(joinTags([first, last]))).toBe(joinTags([text(first), text(last)]));
        expect(isPersianName(text(first))).toBe(isPersianName(first));
        expect(text(first) === text(last)).toBe(first === last);
      }),
    ));
  test('is the same word wherever it stands, of letters, digits or both, where a number is one with what stands between', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ابپسر0123456789۰۹ax'), minLength: 1, maxLength: 8 });
    always(
      fc.property(word, word, (first, second) => {
        expect(text(`${first} ${second}`)).toBe(`${text(first)} ${text(second)}`);
        const [left, right] = [`1${digitsOnly(first)}`, `1${digitsOnly(second)}`];
        expect(digits(`${left} ${right}`).replace(' ', '')).toBe(digits(left + right));
      }),
    );
    expect(text('12 12')).toBe(`${text('12')} ${text('12')}`);
    expect(digits('12 12')).not.toBe(text('12 12'));
  });
  test('leaves a country code as it is at the beginning of a number, and no digits that look like one inside', () => {
    for (const code of ['+98', '0098', '۰۰۹۸']) expect(digits(`${code}9121234567`).startsWith(code)).toBe(true);
    // Without a sign it is one only before a whole mobile number, which is the same however it is parted.
    for (const typed of ['98912 123 4567', '۹۸-۹۱۲۱۲۳۴۵۶۷', '(98) 0912 1234567']) {
      expect(digitsOnly(digits(typed)).replace(/^980?/, '0')).toBe(phone('09121234567'));
      expect(digitsOnly(typed).startsWith('98') && digitsOnly(digits(typed)).startsWith('98')).toBe(true);
    }
    expect(text('989121234567 98')).toBe(`${text('989121234567')} ${text('98')}`);
    expect(['98912123456', '9891212345678', '98 2112345678'].filter((other) => digits(other).startsWith(`98${digits(other.slice(2))}`))).toEqual([]);
    for (const before of ['7', 'ش']) expect(text(`${before}00981`).slice(1, 5)).not.toBe('0098');
  });
  test('hides: hardly a word stays what it was, and another key hides it otherwise', () => {
    const words = fc.sample(name, { numRuns: 3000, seed: 1 }).filter((word) => word.length > 2);
    const other = pseudonymsOf(Uint8Array.of(1, 2, 3));
    expect(words.filter((word) => text(word) === word).length).toBeLessThan(words.length / 500);
    expect(words.filter((word) => text(word) === other.text(word)).length).toBeLessThan(words.length / 500);
    expect(new Set(words.map(text)).size).toBe(new Set(words).size);
  });
});

describe('numbers', () => {
  test('of scripts that nobody here writes in tell nothing but how long they are', () => {
    for (const value of ['０９１２３４５６７８９', '९१२', '𝟎𝟗𝟏𝟐', '①②③', 'ⅣⅤ', '½²'])
      for (const disguise of [text, digits]) expect(disguise(value)).toBe('•'.repeat(value.length));
  });
  test('an amount is the same typed, grouped, in either script, and read', () =>
    always(
      fc.property(number, (value) => {
        expect(digitsOnly(digits(groupTyped(value)))).toBe(digitsOnly(groupTyped(digits(value))));
        expect(latinDigits(digits(persianDigits(value)))).toBe(digits(value));
        const read = parseAmount(value);
        expect(parseAmount(digits(value))).toBe(read === null ? null : amount(read));
      }),
    ));
  test('an amount keeps its length, its sign and whether it is nothing', () =>
    always(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (value) => {
        expect(String(amount(value))).toHaveLength(String(value).length);
        expect(Math.sign(amount(value))).toBe(Math.sign(value));
      }),
    ));
  test('hide their first digit, too, unless it says that a number is a mobile one', () => {
    const first = [...'12345678'].map((digit) => digits(digit));
    expect(first.toSorted().join('')).toBe('12345678');
    expect(first.join('')).not.toBe('12345678');
    expect([digits('0'), digits('9')]).toEqual(['0', '9']);
  });
  test('hide a digit by those before it, a nine and a nothing as well', () => {
    const behind = (digit: string) => [...'12345678'].map((first) => digits(first + digit).slice(1));
    for (const digit of '0123456789') expect(new Set(behind(digit)).size, digit).toBeGreaterThan(2);
  });
  test('a small number stays as typed, for so does the stored one; anything else in its place is hidden', () => {
    for (const typed of ['0', '۳۰', '۱۰۰٪', '12.5', '۱۲٫۵ ٪', '-5']) expect(disguises.small(typed)).toBe(typed);
    for (const typed of ['09121234567', '۱۳۶۹', '12.345', '1 2 3 4']) expect(disguises.small(typed)).toBe(disguises.digits(typed));
    expect(disguises.small('09121234567')).not.toBe('09121234567');
  });
  test('a phone is the same local and international, and stays mobile or not', () =>
    always(
      fc.property(
        fc.constantFrom('0', '+98', '0098'),
        fc.constantFrom('912', '935', '21', '31'),
        fc.array(fc.nat(9), { minLength: 7, maxLength: 8 }),
        fc.boolean(),
        (prefix, area, rest, spaced) => {
          const value = `${prefix}${area}${spaced ? ' ' : ''}${rest.join('')}`;
          expect(internationalPhone(phone(value))).toBe(phone(internationalPhone(value)));
          expect(localPhone(phone(value))).toBe(phone(localPhone(value)));
          expect(isMobile(phone(value))).toBe(isMobile(value));
          expect(isIranianPhone(phone(value))).toBe(isIranianPhone(value));
          expect(phone(value)).not.toBe(value);
          expect(latinDigits(phone(persianDigits(value)))).toBe(phone(value));
        },
      ),
    ));
  test('a national number keeps whether its control digit is right, in any script and as far as it is typed', () =>
    always(
      fc.property(fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }), fc.nat(10), (head, last) => {
        const nine = head.join('');
        const right = [...'0123456789'].find((digit) => hasValidControlDigit(nine + digit)) ?? '0';
        const value = nine + (last === 10 ? right : String(last));
        expect(isNationalNumber(nationalNumber(value))).toBe(true);
        expect(hasValidControlDigit(nationalNumber(value))).toBe(hasValidControlDigit(value));
        expect(latinDigits(nationalNumber(persianDigits(value)))).toBe(nationalNumber(value));
        expect(nationalNumber(value).startsWith(nationalNumber(nine))).toBe(true);
        expect(nationalNumber(nine)).toBe(digits(nine));
      }),
    ));
  test('what stands for a national number and is none is hidden like every number', () => {
    for (const value of ['001-234567-9', '۰۰۱ ۲۳۴۵۶۷ ۹', '+98', '']) expect(nationalNumber(value)).toBe(digits(value));
  });
});

test('what stands in the file as it was written says nothing of how the rest is disguised', () => {
  const told = 'گلنوش 09706543217 رفت';
  expect(disguises.hidden(told)).toBe('••••• ••••••••••• •••');
  expect([...new Set(disguises.hidden(told) as string)].sort()).toEqual([' ', '•']);
  // Letters in two halves are as long as they were, since how long a text may be is asked of it.
  expect(disguises.hidden('خوب 🦷!')).toBe('••• •••');
  expect(Object.values(BLANKS).map((blank) => disguises.hidden(`تا ${blank}؛ [روزی] [${blank}`))).toEqual(
    Object.values(BLANKS).map((blank) => `•• ${blank}• •••••• •${blank}`),
  );
});

describe('a picture', () => {
  test('becomes one that needs nothing from anywhere, and none stays none', () => {
    expect(disguises.picture('blob:https://practice.ir/6f1c')).toMatch(/^data:image\/svg\+xml,/);
    expect(disguises.picture('blob:https://practice.ir/6f1c')).not.toContain('practice');
    expect([disguises.picture(''), disguises.picture(null)]).toEqual(['', null]);
  });
});

describe('days', () => {
  test('move by whole weeks together, with their time of day', () =>
    always(
      fc.property(day, day, (one, other) => {
        expect(dayNumber(date(one) as string) - dayNumber(date(other) as string)).toBe(dayNumber(one) - dayNumber(other));
        expect(weekday(date(one) as string)).toBe(weekday(one));
        expect(date(`${one}T13:45`)).toBe(`${date(one) as string}T13:45`);
        expect(date(Date.parse(`${one}T10:00:00Z`))).toBe(Date.parse(`${date(one) as string}T10:00:00Z`));
      }),
    ));
  test('are moved in an address as well, where everything else is hidden as a text', () =>
    always(
      fc.property(day, name, (one, sought) => {
        expect(disguises.asked(one)).toBe(date(one));
        expect(disguises.asked(sought)).toBe(text(sought));
        expect(disguises.asked(`${sought} ${one}`)).toBe(text(`${sought} ${one}`));
      }),
    ));
  test('that do not exist still do not', () => {
    for (const value of ['2024-02-30', '2023-02-29', '2024-13-01', '2024-04-31']) {
      expect(isIsoDay(date(value) as string)).toBe(false);
      expect(date(`${value}T13:45`)).toBe(`${date(value) as string}T13:45`);
    }
    expect(['2024-02-30', '0001-02-30'].map(date)).toEqual(['2023-02-30', '0000-02-30']);
    expect(date('')).toBe('');
  });
});
