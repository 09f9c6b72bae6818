import { describe, expect, test } from 'vitest';
import { alarmsOf, drugNamed, suggestedDrugs } from '../../../src/schema/prescription/allergens.ts';
import { DRUGS, FAMILY_NAMES } from '../../../src/schema/prescription/drugs.ts';

const kinds = (drug: string, ...allergies: readonly string[]) => alarmsOf(drug, allergies).map(({ kind }) => kind);

describe('a drug that a patient is allergic to', () => {
  test.each([
    ['آموکسی‌سیلین', 'آموکسی سیلین'],
    ['اموكسي سيلين ۵۰۰', 'آموکسی‌سیلین'],
    ['Amoxicillin 500', 'آموکسی‌سیلین'],
    ['کپسول آموکسیسیلین', 'AMOXICILLIN'],
    ['ژلوفن', 'ایبوپروفن'],
    ['ایبوپروفن ۴۰۰', 'Brufen'],
    ['استامینوفن کدئین', 'کدئین'],
    ['استامینوفن کدین', 'کدئین'],
    ['آسپرین', 'آسپرین ۸۰'],
    ['متروندازول', 'مترونیدازول'],
    ['داروی گیاهی آویشن', 'آویشن'],
    ['بتادین (ید)', 'ید'],
  ])('is marked as it is spelt: %s, of who must not have %s', (drug, allergy) => {
    expect(kinds(drug, allergy)).toEqual(['same']);
  });

  test.each([
    ['آموکسی‌سیلین', 'پنی‌سیلین'],
    ['کوآموکسی‌کلاو', 'پنسیلین'],
    ['Ampicillin', 'پنی سیلین'],
    ['ناپروکسن', 'آسپرین'],
    ['ایبوپروفن', 'NSAID'],
    ['کوتریموکسازول', 'سولفونامید'],
    ['میکونازول', 'فلوکونازول'],
  ])('is marked by its family: %s, of who must not have %s', (drug, allergy) => {
    expect(kinds(drug, allergy)).toEqual(['family']);
  });

  test('is marked more softly where one family may go with the other', () => {
    expect(kinds('سفالکسین', 'پنی‌سیلین')).toEqual(['crossing']);
    expect(kinds('آموکسی‌سیلین', 'سفیکسیم')).toEqual(['crossing']);
  });

  test.each([
    ['مفنامیک اسید', 'ید'],
    ['آزیترومایسین', 'پنی‌سیلین'],
    ['استامینوفن', 'کدئین'],
    ['کلیندامایسین', 'لیدوکائین'],
    ['مترونیدازول', 'فلوکونازول'],
    ['', 'پنی‌سیلین'],
    ['آموکسی‌سیلین', 'گرده گل'],
  ])('is not marked by chance: %s, of who must not have %s', (drug, allergy) => {
    expect(kinds(drug, allergy)).toEqual([]);
  });

  test('is told with each of the allergies, as it stands in the file', () => {
    expect(alarmsOf('آموکسی‌سیلین', ['گرده', 'پنی‌سیلین', 'Amoxicillin'])).toEqual([
      { allergy: 'پنی‌سیلین', kind: 'family' },
      { allergy: 'Amoxicillin', kind: 'same' },
    ]);
  });
});

describe('the drugs that are proposed', () => {
  test('are found by the beginning of any of their names, in either alphabet', () => {
    expect(suggestedDrugs('آمو', 3)[0]?.name).toBe('آموکسی‌سیلین');
    expect(suggestedDrugs('metro', 3).map(({ name }) => name)).toEqual(['مترونیدازول']);
    expect(suggestedDrugs('', 4)).toHaveLength(4);
    expect(suggestedDrugs('ندارد چنین دارویی', 4)).toEqual([]);
  });

  test('are each there once, with a form, and known by their own names', () => {
    expect(new Set(DRUGS.map(({ name }) => name)).size).toBe(DRUGS.length);
    for (const { name, latin, forms, families = [] } of DRUGS) {
      expect(forms.length, name).toBeGreaterThan(0);
      expect(drugNamed(name)?.name).toBe(name);
      expect(drugNamed(latin)?.latin).toBe(latin);
      for (const family of families) expect(FAMILY_NAMES[family].length).toBeGreaterThan(0);
    }
  });
});
