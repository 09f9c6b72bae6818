import { describe, expect, test } from 'vitest';
import { DRUGS } from '../../../src/schema/prescription/drugs.ts';
import { type LineDraft, lineDraft } from '../../../src/schema/prescription/line.ts';
import { withDrug } from '../../../src/schema/prescription/with-drug.ts';

const AMOXICILLIN = 'آموکسی‌سیلین';
const CAPSULE = 'کپسول ۵۰۰ میلی‌گرم';

/** The line after each of these texts stood in its first field, one after the other. */
const after = (line: Partial<LineDraft>, ...names: readonly string[]): LineDraft =>
  names.reduce((draft, name) => Object.assign(draft, withDrug(draft, name)), { ...lineDraft.empty, ...line });
const formAfter = (drug: string, form: string, ...names: readonly string[]) => after({ drug, form }, ...names).form;

/** What stands there while a name is deleted letter by letter and another typed. */
const typedOver = (old: string, name: string): readonly string[] => [
  ...[...old].map((_, index) => old.slice(0, old.length - index - 1)),
  ...[...name].map((_, index) => name.slice(0, index + 1)),
];

describe('a strength that was proposed for a drug', () => {
  test.each(['ایبوپروفن', 'سفازولین', 'مترونیدازول', 'متوترکسات'])('is not that of %s, which is typed over it, letter by letter or at once', (other) => {
    expect(formAfter(AMOXICILLIN, CAPSULE, ...typedOver(AMOXICILLIN, other))).toBe('');
    expect(formAfter(AMOXICILLIN, CAPSULE, other)).toBe('');
    expect(formAfter(AMOXICILLIN, CAPSULE, ...typedOver('', other))).toBe('');
  });

  test('is not that of another drug that is chosen from the list, unless that has it too', () => {
    expect(formAfter('استامینوفن', 'قرص ۵۰۰ میلی‌گرم', 'استامینوفن کدئین')).toBe('');
    expect(formAfter(AMOXICILLIN, CAPSULE, 'سفالکسین')).toBe(CAPSULE);
  });

  test('is not that of the drug whose name goes on where the first one ends, nor the other way round', () => {
    expect(formAfter('استامینوفن', 'قرص ۳۲۵ میلی‌گرم', ...typedOver('', 'استامینوفن کدئین').slice(10))).toBe('');
    expect(formAfter('استامینوفن کدئین', 'قرص ۳۰۰/۲۰ میلی‌گرم', 'استامینوفن کدئی', 'استامینوفن')).toBe('');
  });

  test('stays where the same drug is named otherwise, or is typed on by no other name', () => {
    expect(formAfter(AMOXICILLIN, CAPSULE, 'آموکسی سیلین', 'آموکسیسیلین', 'Amoxicillin')).toBe(CAPSULE);
    expect(formAfter(AMOXICILLIN, CAPSULE, 'آموکسی‌سیلین ', 'آموکسی‌سیلین ۵', 'آموکسی‌سیلین ۵۰۰ ')).toBe(CAPSULE);
    for (const { name, latin, forms } of DRUGS) for (const form of forms) expect(formAfter(name, form, latin, name), `${latin}, ${form}`).toBe(form);
  });
});

describe('a strength that somebody wrote themselves', () => {
  test('stays while the name is typed, corrected, or chosen from what was proposed for its beginning', () => {
    expect(formAfter('', 'قرص جویدنی', 'آم', 'آمو', AMOXICILLIN)).toBe('قرص جویدنی');
    expect(formAfter('اموکسیسلین', 'کپسول ۷۵۰', AMOXICILLIN)).toBe('کپسول ۷۵۰');
    expect(formAfter('سفازولین', CAPSULE, 'سفازولین ۱', 'سفازولین سدیم')).toBe(CAPSULE);
  });

  test('stays at a drug that nobody here knows, also where it reads like one of another, however its name is typed', () => {
    for (const form of new Set(DRUGS.flatMap(({ forms }) => forms)))
      for (const unknown of ['متفورمین', 'لووتیروکسین', 'انسولین']) {
        expect(formAfter('', form, ...typedOver('', unknown)), `${unknown}, ${form}`).toBe(form);
        expect(formAfter(`${unknown}ن`, form, ...typedOver(`${unknown}ن`, unknown)), `${unknown}, ${form}`).toBe(form);
      }
  });

  test('is not that of another known drug that takes the place of a known one', () => {
    expect(formAfter('ایبوپروفن', 'قرص ۸۰۰', 'ژلوفن')).toBe('');
  });
});

test('nothing else of the line is touched, and where the strength stays only the name is said to have changed', () => {
  const line = { drug: AMOXICILLIN, form: CAPSULE, count: '21', usage: 'هر ۸ ساعت' };
  expect(after(line, 'ایبوپروفن')).toEqual({ ...line, drug: 'ایبوپروفن', form: '' });
  expect(withDrug(line, 'Amoxicillin')).toEqual({ drug: 'Amoxicillin' });
});
