import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDigits } from '../../../src/schema/kit/digits.ts';
import { isolated, isPersianName, normalise, normaliseLines, persianOrder, queryKeys, searchKey } from '../../../src/schema/kit/persian-text.ts';

const letters = 'ءآأؤإئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیيىكةۀ\u200c\u200d\u200f\u0640\u064e\u0654 \t';
const persian = fc.array(fc.constantFrom(...letters), { maxLength: 20 }).map((parts) => parts.join(''));

describe('a name in a Persian sentence', () => {
  it('is kept apart where its letters run the other way, and left as it is where not', () => {
    expect(`${isolated('اتوکلاو کلاس B')}، ۳۲۳٬۶۵۰٬۰۰۰ تومان`).toBe('\u2068اتوکلاو کلاس B\u2069، ۳۲۳٬۶۵۰٬۰۰۰ تومان');
    expect(isolated('یونیت ۲')).toBe('یونیت ۲');
  });
});

describe('a text of several lines', () => {
  it('keeps its lines, each in the one form', () => {
    expect(normaliseLines(' قرص  قطع شود \r\nجراحي ۱۶\n\n رضايت‌نامه\n ')).toBe('قرص قطع شود\nجراحی ۱۶\n\nرضایت‌نامه');
    fc.assert(fc.property(persian, (text) => normaliseLines(text) === normalise(text)));
  });
});

describe('what nobody sees and a copied text brings along', () => {
  const unseen = '\u00ad\u061c\u200b\u200e\u200f\u202a\u202c\u202e\u2060\u2066\u2069\ufeff';

  it.each([...unseen])('%j is in no stored text, keeps no name from being found, and parts no number', (mark) => {
    expect(normalise(`عل${mark}ی`)).toBe('علی');
    expect(searchKey(`عل${mark}ی`)).toBe(searchKey('علی'));
    expect(plainDigits(`۰۹${mark}۱۲`)).toBe('0912');
  });
});

describe('the stored form of a Persian text', () => {
  it.each([
    ['علي', 'علی'],
    // Copied from a file of pages, in the shapes that it draws.
    ['\ufed3\ufe8e\ufec3\ufee4\ufeea \u202b\ufe8d\ufea3\ufee4\ufeaa\ufbfd\u202c', 'فاطمه احمدی'],
    ['\ufedb\ufeae\ufbfe\ufee2', 'کریم'],
    ['موسى', 'موسی'],
    ['كريم', 'کریم'],
    ['فاطمة', 'فاطمه'],
    ['فاطمة زهرا', 'فاطمه زهرا'],
    ['مـحـمـد', 'محمد'],
    ['  علی   رضا ', 'علی رضا'],
    ['علی\u200c\u200cرضا', 'علی\u200cرضا'],
    ['\u200cعلی\u200c', 'علی'],
    ['علی\u200c رضا', 'علی رضا'],
    ['علی \u200cرضا', 'علی رضا'],
    ['\u200fعلی\u202c', 'علی'],
    ['\ufeffعلی\nرضا', 'علی رضا'],
    ['عل\u00adی\u2060 ر\u200bضا', 'علی رضا'],
    ['ا\u0653ذر', 'آذر'],
    ['علی\u200d', 'علی'],
    ['\u200dعل\u200d\u200dی \u200dرضا', 'علی رضا'],
    // Of a picture it is a part.
    ['دکتر 👩\u200d⚕\ufe0f ❤\ufe0f\u200d🔥', 'دکتر 👩\u200d⚕\ufe0f ❤\ufe0f\u200d🔥'],
  ])('of %j is %j', (typed, stored) => expect(normalise(typed)).toBe(stored));

  it('is its own stored form', () => {
    fc.assert(
      fc.property(persian, (text) => normalise(normalise(text)) === normalise(text)),
      { numRuns: 2000 },
    );
  });

  it('leaves a half-space inside a word, and none at an edge or beside a space', () => {
    fc.assert(
      fc.property(persian, (text) => !/^\u200c|\u200c$|\u200c\u200c|\u200c | \u200c| {2}|^ | $/.test(normalise(text))),
      { numRuns: 2000 },
    );
  });
});

describe('the key that search compares', () => {
  it.each([
    ['علی\u200cرضا', 'علی رضا'],
    ['علی\u200cرضا', 'علیرضا'],
    ['علي', 'علی'],
    ['كريمي', 'کریمی'],
    ['مؤمن', 'مومن'],
    ['رئیس', 'رییس'],
    ['آرش', 'ارش'],
    ['أحمد', 'احمد'],
    ['إسلام', 'اسلام'],
    ['فاطمة', 'فاطمه'],
    ['خانۀ', 'خانه'],
    ['مُحَمَّد', 'محمد'],
    ['محمّد', 'محمد'],
    ['مُحسن', 'محسن'],
    ['لیلیٰ', 'لیلی'],
    ['عل\u00adی\u2060', 'علی'],
    ['۰۹۱۲', '0912'],
  ])('is one for %j and %j', (one, other) => expect(searchKey(one)).toBe(searchKey(other)));

  it('tells different names apart', () => {
    for (const [one, other] of [
      ['رضا', 'رضایی'],
      ['حسن', 'حسین'],
      ['سارا', 'ثارا'],
    ] as const) {
      expect(searchKey(one)).not.toBe(searchKey(other));
    }
  });

  it('does not depend on what was done to the text before it was stored', () => {
    fc.assert(
      fc.property(persian, (text) => searchKey(normalise(text)) === searchKey(text)),
      { numRuns: 2000 },
    );
  });

  it('is made for each word of a query', () => {
    expect(queryKeys('  رضايي  علی\u200cرضا ۰۹۱۲ ')).toEqual(['رضایی', 'علیرضا', '0912']);
    expect(queryKeys('رضا|رضایی ｜')).toEqual(['رضا', 'رضایی']);
    expect(queryKeys(' \u200c | ')).toEqual([]);
  });
});

describe('a name', () => {
  it('is Persian letters, spaces and half-spaces', () => {
    for (const name of ['علی', 'علي', 'نیک\u200cنام', 'حسین پور', 'مؤمن', 'فاطمة', 'آذر', 'ژاله', 'رئیسی', 'علی\u200d'])
      expect(isPersianName(name), name).toBe(true);
  });

  it('has the letters of Persian and no others of their script', () => {
    const script = Array.from({ length: 0x100 }, (_, at) => String.fromCharCode(0x600 + at)).filter((letter) => /\p{Lo}/u.test(letter));
    // Alone, a letter of another keyboard is written as one of these.
    expect(script.filter(isPersianName).join('')).toBe('ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگی');
  });

  it('may be written with its vowel signs, each on a letter', () => {
    for (const name of ['محمّد', 'مُحسن', 'عَلی رِضا', 'لیلیٰ', 'مُحَمَّد', 'نیک\u200cنامِ']) expect(isPersianName(name), name).toBe(true);
    for (const name of ['\u064f', 'علی \u0651', '\u0651علی', 'Al\u064fi']) expect(isPersianName(name), name).toBe(false);
  });

  it('has no digit, no punctuation and no other letter', () => {
    for (const name of ['', ' ', 'Ali', 'علی2', 'علی۲', 'علی-رضا', 'علی.', 'علی،', 'علی؟', 'ع٪', 'علی\u0660', '\u200c', 'علی_رضا', '🙂']) {
      expect(isPersianName(name), name).toBe(false);
    }
  });
});

describe('the order of Persian texts', () => {
  it('is the dictionary’s', () => {
    const sorted = ['آذر', 'احمدی', 'پارسا', 'ژاله', 'کریمی', 'گلی', 'مرادی', 'وحید', 'هاشمی', 'یاسمی'];
    expect(sorted.toReversed().toSorted(persianOrder)).toEqual(sorted);
  });
});
