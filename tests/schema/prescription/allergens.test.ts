import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alarmsOf, drugNamed, suggestedDrugs } from '../../../src/schema/prescription/allergens.ts';
import { DRUGS } from '../../../src/schema/prescription/drugs.ts';
import { CROSSING, FAMILY_NAMES, RELATIVES } from '../../../src/schema/prescription/relatives.ts';

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
    ['آسپرین', 'آ اس آ'],
    ['آ.اس.آ ۸۰', 'آسپیرین'],
    ['بتادین', 'ید'],
    ['مفنامیک اسید', 'اسید مفنامیک'],
    ['سفالکسین', 'کفلکس'],
    ['آمپول جنتامایسین ۸۰', 'حساسیت به جنتامایسین'],
    ['قرص اسموپرازول', 'حساسیت شدید به اسمو پرازول در سال ۹۸'],
    ['نوافن', 'استامینوفن'],
    ['کلرھگزیدین', 'کلرهگزیدین'],
    ['ﺁﺳﭙﺮﯾﻦ', 'آسپرین'],
    ['پانادول', 'استامینوفن'],
    ['آپوتل', 'استامینوفن'],
    ['ادالت کلد', 'استامینوفن'],
    ['کوآموکسی‌کلاو', 'اگمنتین'],
    ['سیپروفلوکساسین', 'سیپرو'],
    ['مروپنم', 'مروپنم ۵۰۰'],
    ['آسپرین', 'پنی‌سیلین و غیر از آن آسپرین هم'],
    ['آسپرین', 'پنی‌سیلین، به جز این آسپرین'],
    ['آسپرین', 'به غیر از پنی‌سیلین آسپرین هم'],
    ['Aspirin', 'Penicillin, other than that aspirin too'],
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
    ['آموکسی‌سیلین', 'پنی سلین'],
    ['آموکسی‌سیلین', 'آنتی بیوتیک‌ها'],
    ['کلوگزاسیلین', 'پنی‌سیلین‌ها'],
    ['لیدوکائین', 'داروهای بی‌حسی'],
    ['Prilocaine', 'لیدوکائین'],
    ['ایبوپروفن', 'ضدالتهاب‌های غیراستروئیدی'],
    ['پیروکسیکام', 'آ اس آ'],
    ['کوتریماکسازول', 'سولفا'],
    ['سلبرکس', 'سولفونامید'],
    ['ترامادول', 'کدئین'],
    ...['کوآموکسی', 'کوآموکسی ۶۲۵', 'Amoxi', 'Amox'].map((drug) => [drug, 'پنی‌سیلین']),
    ...['آگمنتین', 'اگمنتین', 'PCN', 'pen', 'پن', 'پن‌جی', 'پن جی'].map((allergy) => ['آمپی‌سیلین', allergy]),
    ['دگزامتازون', 'کورتیزون'],
    ['پردنیزون', 'کورتون'],
    ['نیستاتین', 'ضدقارچ'],
    ['نیستاتین', 'داروهای ضد قارچ'],
    ['میکونازول', 'داروهای ضد قارچ'],
    ...['سولفامید', 'سولفامیدها', 'سولفادار', 'داروهای سولفا دار'].map((allergy) => ['کوتریموکسازول', allergy]),
    ['وانکومایسین', 'آنتی‌بیوتیک'],
    ['مروپنم', 'آنتی‌بیوتیک‌ها'],
    ['بنزوکائین', 'بی‌حسی'],
    ['پروکائین', 'بی حسی'],
    ['لیدوکائین', 'بی حس'],
    ...['کائین', 'کایین‌ها', 'داروهای کائین‌دار'].map((allergy) => ['لیدوکائین', allergy]),
    ['بنزوکائین', 'کائین'],
    ['سیپرو', 'کینولون'],
    ['ایبوپروفن', 'NSAIDs به جز استامینوفن'],
    ['ایبوپروفن', 'مسکن‌های غیراستروئیدی'],
    ['دگزامتازون', 'ضدالتهاب‌های استروئیدی'],
    ['آموکسی‌سیلین', 'حساسیت ندارد به جز پنی‌سیلین'],
    ['آموکسی‌سیلین', 'به غیر از پنی‌سیلین به چیزی حساس نیست'],
    ['آموکسی‌سیلین', 'NSAIDs بجز استامینوفن، پنی‌سیلین'],
    ...['مسکنها', 'مسکن‌ها', 'مسکن ها', 'ضددردها'].map((allergy) => ['ایبوپروفن', allergy]),
    ...['مخدرها', 'opioids', 'Opioids'].map((allergy) => ['ترامادول', allergy]),
    ...['آزولها', 'azoles'].map((allergy) => ['فلوکونازول', allergy]),
    ['کوتریموکسازول', 'sulfas'],
    ['لیدوکائین', 'amides'],
    ['بنزوکائین', 'Esters'],
    ['استامینوفن', 'anilides'],
    ['آموکسی‌سیلین', 'penicillins'],
    ['آموکسی‌سیلین', 'آنتی‌بیوتیک‌ها'],
    ['آموکسی‌سیلین', 'چرک خشک کنها'],
    ['آموکسی‌سیلین', 'حساسیت به مسکنها ندارد به جز آنتی‌بیوتیکها'],
  ])('is marked by its family: %s, of who must not have %s', (drug, allergy) => {
    expect(kinds(drug, allergy)).toEqual(['family']);
  });

  test('is marked more softly where one family may go with the other', () => {
    expect(kinds('سفالکسین', 'پنی‌سیلین')).toEqual(['crossing']);
    expect(kinds('آموکسی‌سیلین', 'سفیکسیم')).toEqual(['crossing']);
    expect(kinds('ایمی‌پنم', 'پنی‌سیلین')).toEqual(['crossing']);
    expect(kinds('مروپنم', 'سفالکسین')).toEqual(['crossing']);
  });

  test.each(['کلسیم', 'ویتامین سی', 'ویتامین ب', 'D3', 'B12', 'سولفات منیزیم', 'سدیم'])('is known for itself, whatever others share of it: %s', (name) => {
    expect(kinds(name, name)).toEqual(['same']);
    expect(kinds(`قرص ${name} ۵۰۰ میلی‌گرم`, `حساسیت به ${name}`)).toEqual(['same']);
  });

  test.each([
    ['مفنامیک اسید', 'ید'],
    ['مفنامیک اسید', 'اسید ترانگزامیک'],
    ['آتروپین سولفات', 'سولفونامید'],
    ['ژل میکونازول', 'ژل لیدوکائین'],
    ['کپسول', 'آموکسی‌سیلین'],
    ['آموکسی‌سیلین', 'ندارد'],
    ['آزیترومایسین', 'پنی‌سیلین'],
    ['استامینوفن', 'کدئین'],
    ['کلیندامایسین', 'لیدوکائین'],
    ['مترونیدازول', 'فلوکونازول'],
    ['', 'پنی‌سیلین'],
    ['آموکسی‌سیلین', 'گرده گل'],
    ...['ضد التهاب غیر استروئیدی', 'مسکن‌های غیراستروئیدی', 'NSAID (ضد التهاب غیر استروئیدی)', 'Non-steroidal anti-inflammatory drugs'].flatMap((allergy) =>
      ['دگزامتازون', 'پردنیزولون', 'بتامتازون', 'هیدروکورتیزون'].map((drug) => [drug, allergy]),
    ),
    ['استامینوفن', 'NSAIDs به جز استامینوفن'],
    ['استامینوفن', 'ضدالتهاب‌ها غیر از استامینوفن'],
    ['ایبوپروفن', 'دگزامتازون، ضدالتهاب استروئیدی'],
    ['سدیم فلوراید', 'سدیم'],
    ['ویتامین ب۶', 'ویتامین سی'],
    ['قرص', 'ویتامین'],
    // What ends like a plural is none where its rest names nothing.
    ...['Calcium gluconas', 'Ds', 'Mentos', 'آماده', 'تنها', 'Nicotin-amide'].flatMap((drug) =>
      ['لیدوکائین', 'بنزوکائین', 'کدئین', 'پنی‌سیلین', 'مسکنها', 'Gluconates', 'D'].map((allergy) => [drug, allergy]),
    ),
    ['ناپروکسن', 'opioids'],
    ['آموکسی‌سیلین', 'مسکنها'],
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

/** What is known by its names: drugs that are proposed, and others. */
const known = [...DRUGS.map(({ name, latin, also = [], families = [] }) => ({ names: [name, latin, ...also], families })), ...RELATIVES].map(
  ({ names, families = [] }) => ({ names, families }),
);

/** How one name may be written. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name.replaceAll('\u200c', ' '),
  (name) => name.replaceAll('\u200c', ''),
  (name) => name.replaceAll('ی', 'ي').replaceAll('ک', 'ك'),
  (name) => name.replaceAll('ه', '\u06be'),
  (name) => name.replaceAll('ه', '\u06c1').replaceAll('ی', '\u06d2'),
  (name) => name.replaceAll('آ', 'ا').replaceAll('ئ', 'ی'),
  (name) => name.replace(/(?<=[ب-ی])(?=[ب-ی])/g, '\u0640'),
  (name) => name.toUpperCase(),
  (name) => name.replace(/^(.+) (اسید|acid)$/, '$2 $1'),
  (name) => `کپسول ${name} ۵۰۰ میلی‌گرم`,
  (name) => `حساسیت شدید به ${name} دارد`,
  (name) => `${name}500mg`,
];
const spelling = fc.constantFrom(...SPELLINGS);
const nameOfAny = fc.constantFrom(...known.flatMap(({ names }) => names));

test.each([
  ['Amoxil', 'پنی‌سیلین'],
  ['Ampi 500', 'پنی‌سیلین'],
  ['Metro 250', 'مترونیدازول'],
  ['Azithro', 'اریترومایسین'],
  ['Clinda', 'کلیندامایسین'],
  ['Doxy 100', 'مینوسایکلین'],
  ['Dexa', 'کورتون'],
  ['Nurofen', 'ایبوپروفن'],
])('what a dentist writes for short is known: %s, of who must not have %s', (drug, allergy) => {
  expect(kinds(drug, allergy)).toHaveLength(1);
});

test.each([
  ['آموکسی‌سیلین', 'بنسلين', 1],
  ['آموکسی‌سیلین', 'پنسیلین', 1],
  ['ایبوپروفن', 'ايبوبروفين', 1],
  ['آسپرین', 'اسبرين', 1],
  ['استامینوفن کدئین', 'بتادین', 0],
  ['پتیدین', 'بتادین', 0],
])('a keyboard without «پ» makes no other name: %s, of who must not have %s', (drug, allergy, found) => {
  expect(kinds(drug, allergy)).toHaveLength(found);
});

describe('every name that is known', () => {
  test('is caught in every spelling, of whoever must not have it in any other', () => {
    fc.assert(
      fc.property(nameOfAny, spelling, spelling, (name, one, other) => {
        expect(kinds(one(name), other(name)), `${one(name)} | ${other(name)}`).toEqual(['same']);
      }),
      { numRuns: 3000 },
    );
  });

  test('is caught with a vowel too many or too few, where it has four other letters', () => {
    const long = fc.constantFrom(...DRUGS.map(({ name }) => name).filter((name) => name.replace(/[اآویئ\u200c\s\d۰-۹٫]/g, '').length > 4));
    fc.assert(
      fc.property(long, fc.nat(), fc.constantFrom('ا', 'و', 'ی', ''), (name, seed, vowel) => {
        const places = [...name.matchAll(/(?<=[ب-ه])[اوی]?(?=[ب-ه])/g)].map(({ index, 0: found }) => [index, found.length] as const);
        const [index, length] = places[seed % places.length] ?? [0, 0];
        const written = name.slice(0, index) + vowel + name.slice(index + length);
        expect(kinds(written, name), `${written} | ${name}`).toEqual(['same']);
      }),
      { numRuns: 2000 },
    );
  });

  test('is not taken for any that has nothing to do with it', () => {
    const alien = known.flatMap((one, index) =>
      known.slice(index + 1).flatMap((other) => {
        const together = one.names.some((name) => other.names.includes(name)) || one.families.some((family) => other.families.includes(family));
        const cross = CROSSING.some((pair) => pair.some((family) => one.families.includes(family)) && pair.some((family) => other.families.includes(family)));
        return together || cross ? [] : [[one, other] as const];
      }),
    );
    // Of a brand that holds two drugs it is right to say both.
    const all = known.flatMap(({ names }) => names);
    const combined = new Set(all.filter((name, index) => all.indexOf(name) !== index));
    expect(alien.length).toBeGreaterThan(2000);
    const found = alien.flatMap(([one, other]) =>
      one.names.filter((name) => !combined.has(name)).flatMap((name) => (kinds(name, ...other.names).length > 0 ? [`${name} | ${other.names}`] : [])),
    );
    expect(found).toEqual([]);
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
