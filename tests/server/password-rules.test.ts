import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords, passwordProblems } from '../../server/auth/new-password/rules.ts';

const NAMES = ['مطب دکتر رضائی', 'کلینیک آفتاب‌مهر', 'نگار', 'Sepehri'];
const codes = (password: string, username = 'doctor') => passwordProblems(password, { username, names: NAMES }).map(({ code }) => code);

describe('what may become a password', () => {
  test.each([
    ['eight letters', 'mzqrtbkw'],
    ['eight digits that nobody tries first', '80264193'],
    ['a sentence with blanks inside', 'چهار سیب روی میز آبی'],
    ['128 letters', 'ژ'.repeat(128)],
    ['eight faces, each two units of the text', '😀😁😂🤣😃😄😅😆'],
    ['a name of the practice in a sentence', 'آفتاب مهر از کوه بالا آمد'],
    ['a word of the trade and one of another', 'dentist-umbrella'],
    ['a word of the trade within another', 'دندانه‌های شانه'],
  ])('%s', (_what, password) => {
    expect(codes(password)).toEqual([]);
  });

  test.each([
    ['seven letters', 'mzqrtbk', ['passwordTooShort']],
    ['seven faces', '😀😁😂🤣😃😄😅', ['passwordTooShort']],
    ['eight marks that make fewer letters', 'a\u0308o\u0308u\u0308e\u0308', ['passwordTooShort']],
    ['129 letters', 'ژ'.repeat(129), ['tooLong']],
    ['one of the most common', 'password1', ['passwordTooCommon']],
    ['the same in other letters', 'PassWord1', ['passwordTooCommon']],
    ['the one that this project has published', 'Matab-Demo', ['passwordTooCommon']],
    ['the username with a number', 'doctordoctor-4711', ['passwordOfContext']],
    ['the name of the program', 'Matab@14051405', ['passwordOfContext']],
    ['the trade', '۱۲۳دندان‌پزشک!', ['passwordOfContext']],
    ['the trade in other letters', 'كلينيك ۱۴۰۵', ['passwordOfContext']],
    ['the dentist by name', 'دکتر.رضایی.۹۹', ['passwordOfContext']],
    ['the dentist in Latin letters', '*sepehri1370*', ['passwordOfContext']],
    ['a clinic', 'آفتاب_مهر_۱۴', ['passwordOfContext']],
    ['a clinic as one word', 'آفتابمهر۱۴۰۵', ['passwordOfContext']],
    ['several of them', 'MatabDental-Sepehri', ['passwordOfContext']],
    ['the username in other letters', 'DoctorDoctor', ['passwordIsUsername']],
    ['a blank before', ' mzqrtbkwx', ['passwordEdges']],
    ['a line break after', 'mzqrtbkwx\n', ['passwordEdges']],
    ['eight blanks', '        ', ['passwordEdges']],
    ['eight wide blanks', '\u3000'.repeat(8), ['passwordEdges']],
    ['half a letter', '\ud800mzqrtbkwx', ['notText']],
    ['a null', 'mzqrtbkwx\0', ['nullCharacter']],
  ])('not %s', (_what, password, problems) => {
    expect(codes(password, 'doctordoctor')).toEqual(problems);
  });

  test('a username in another composition of the same letters is the username', () => {
    expect(codes('مو\u0654سسه\u200cدرمان', 'م\u0624سسه\u200cدرمان')).toEqual(['passwordIsUsername']);
  });

  test('whatever is taken is of the right length and reads the same without its edges', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
        if (codes(password).length > 0) return;
        const { length } = [...password.normalize('NFC')];
        expect([length >= 8, length <= 128, password.trim() === password]).toEqual([true, true, true]);
      }),
      { numRuns: 5000 },
    );
  });
});

test('the list has thousands of passwords, none of which is refused for another reason', () => {
  const common = [...commonPasswords()];
  expect(common.length).toBeGreaterThan(3000);
  for (const password of common) expect([password, codes(password)]).toEqual([password, ['passwordTooCommon']]);
});
