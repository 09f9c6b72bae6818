import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordering, sortPatients } from '../../../src/machines/patients/order.ts';
import { searchPatients } from '../../../src/machines/patients/search.ts';
import { atOnce } from '../../../src/schema/log/file/steps.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';

const patient = (id: number, first_name: string, last_name: string, national_number = '0012345679', phone: string | null = null): Patient => ({
  ...{ id, first_name, last_name, national_number, gender: 1, phone },
});

const alireza = patient(1, 'علی\u200cرضا', 'کریمی', '0012345679', '+989121234567');
const reza = patient(2, 'رضا', 'مؤمن پور', '0499370899', '02188776655');
const nameless = patient(3, '', '', '1234567891');
const everyone = [nameless, alireza, reza];
const found = (query: string) => searchPatients(everyone, query).map(({ id }) => id);

describe('searching patients', () => {
  it('finds all for nothing, as the very same list', () => {
    expect(searchPatients(everyone, ' ')).toBe(everyone);
  });

  it('is blind to letters of two alphabets, half-spaces, marks and word order', () => {
    for (const query of ['علیرضا', 'علی رضا', 'علي‌رضا', 'كريمي', 'کریمی علیرضا', 'رضا کریمی علی', 'عَلی کریمی']) expect(found(query), query).toEqual([1]);
    for (const query of ['مومن', 'مؤمن پور رضا', 'پور']) expect(found(query), query).toEqual([2]);
    expect(found('رضا')).toEqual([1, 2]);
    expect(found('رضا زارعی')).toEqual([]);
  });

  it('finds a national number with and without its zeros, in any digits', () => {
    for (const query of ['0012345679', '12345679', '۰۰۱۲۳۴۵۶۷۹', '۱۲۳۴۵۶۷۹']) expect(found(query), query).toEqual([1]);
    expect(found('1234567')).toEqual([3, 1]);
  });

  it('finds a phone number in every way it is written', () => {
    for (const query of ['09121234567', '+989121234567', '00989121234567', '989121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '0912-123-4567', '912123'])
      expect(found(query), query).toEqual([1]);
    expect(found('+982188776655')).toEqual([2]);
  });

  it('keeps the numbers of somebody apart whose national number another program wrote in Persian digits', () => {
    const foreign = patient(1, 'سارا', 'احمدی', '۰۰۱۲۳۴۵۶۷۹', '09121234567');
    const plain = patient(2, 'رضا', 'کریمی', '0084575948', '09121230000');
    expect(searchPatients([foreign, plain], '0912')).toEqual([foreign, plain]);
    expect(searchPatients([foreign, plain], '0012345679')).toEqual([foreign]);
    expect(searchPatients([foreign, plain], '790912')).toEqual([]);
  });

  it('finds a phone number in every way it was stored elsewhere', () => {
    const ways = [
      '0912 123 4567',
      '0912-123-4567',
      '۰۹۱۲.۱۲۳.۴۵۶۷',
      '+98 912 123 4567',
      '+98 (0) 912 123 4567',
      '0098 912/123/4567',
      '98 9121234567',
      '912 123 4567',
    ];
    for (const way of ways) {
      const stored = [patient(1, 'سارا', 'احمدی', '0012345679', way)];
      for (const query of ['09121', '09121234567', '+98 912 123', '989121234567', '0912.123.4567', '0912/1234567'])
        expect(searchPatients(stored, query), `${way} by ${query}`).toEqual(stored);
    }
    const abroad = [patient(1, 'سارا', 'احمدی', '0012345679', '+44 20 7946 0000')];
    for (const query of ['+442079', '+44 20 7946', '4420']) expect(searchPatients(abroad, query), query).toEqual(abroad);
    const begun = [patient(1, 'سارا', 'احمدی', '0012345679', '0912 123')];
    expect(searchPatients(begun, '0912123')).toEqual(begun);
  });

  it('finds a patient without names by the numbers, and by nothing else', () => {
    const unnamed: Patient = { id: 4, national_number: '0084575948', first_name: null, gender: null };
    expect(searchPatients([unnamed], '0084575948')).toEqual([unnamed]);
    for (const query of ['null', 'undefined', 'علی']) expect(searchPatients([unnamed], query)).toEqual([]);
    expect(sortPatients([unnamed, alireza], 'lastName').map(({ id }) => id)).toEqual([1, 4]);
  });

  it('looks for what a changed row says, not what it said before', () => {
    const before = [alireza];
    expect(searchPatients(before, 'کریمی')).toEqual(before);
    const after = [{ ...alireza, last_name: 'تهرانی' }];
    expect(searchPatients(after, 'کریمی')).toEqual([]);
    expect(searchPatients(after, 'تهرانی')).toEqual(after);
  });

  it('puts those first whose names begin with the words, each with a word of its own', () => {
    const rows = [patient(1, 'کرامت', 'ساری'), patient(2, 'رضا', 'کسایی'), patient(3, 'سارا', 'کریمی'), patient(4, 'نسا', 'شکوهی')];
    const ranked = (query: string) => searchPatients(rows, query).map(({ id }) => id);
    expect(ranked('سا')).toEqual([1, 3, 2, 4]);
    expect(ranked('سا ک')).toEqual([1, 3, 2, 4]);
    expect(ranked('ک ک')).toEqual([1, 2, 3, 4]);
    expect(ranked('رض کس')).toEqual([2]);
  });

  it('takes what follows a half-space for the beginning of a word, but no word for two', () => {
    const rows = [patient(1, 'زرعلی', 'رضایی'), patient(2, 'علی\u200cرضا', 'کریمی'), patient(3, 'علی', 'عبدی')];
    expect(searchPatients(rows, 'علی رضا').map(({ id }) => id)).toEqual([2, 1]);
    expect(searchPatients(rows, 'ع ع').map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('finds everybody by the first letters of both names, before all who do not share both', () => {
    const letters = fc.array(fc.constantFrom(...'ابپتسشعلیم'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    const names = fc.array(fc.tuple(letters, letters, letters), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(names, fc.nat(), fc.nat({ max: 2 }), (all, chosen, more) => {
        const rows = all.map(([first, middle, last], at) =>
          patient(at + 1, at % 3 === 0 ? `${first} ${middle}` : at % 3 === 1 ? `${first}\u200c${middle}` : first, last),
        );
        const one = rows[chosen % rows.length] as Patient;
        // As far as the first space, where another word begins.
        const [first, last] = [one.first_name ?? '', one.last_name ?? ''].map((text) =>
          text
            .replace(/ .*$/, '')
            .slice(0, 1 + more)
            .replace('\u200c', ''),
        );
        const found = searchPatients(rows, `${first} ${last}`);
        const place = found.findIndex(({ id }) => id === one.id);
        const words = (name: Patient) => `${name.first_name} ${name.last_name}`.split(/[\s\u200c]/);
        const shares = (other: Patient) =>
          [first, last].every((text) => [...words(other), (other.first_name ?? '').replace('\u200c', '')].some((word) => word.startsWith(text as string)));
        expect(place).toBeGreaterThanOrEqual(0);
        expect(found.slice(0, place).filter((before) => !shares(before))).toEqual([]);
      }),
    );
  });

  it('finds for whoever types on what it finds at once, in the same order', () => {
    const letters = fc.array(fc.constantFrom(...'ابپتس '), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, letters), { minLength: 1, maxLength: 30 }), letters, letters, (all, typed, later) => {
        const rows = all.map(([first, last], at) => patient(at + 1, first, last));
        for (const query of [typed, typed + later, `${typed} ${later}`, later]) expect(searchPatients(rows, query)).toEqual(searchPatients([...rows], query));
      }),
    );
  });

  it('finds each patient by each part of what is written', () => {
    const letters = fc.array(fc.constantFrom(...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(letters, letters, (first, last) => {
        const rows = [patient(1, first, last)];
        for (const query of [first, last, `${last} ${first}`, first.slice(1), `${first}${last}`]) expect(searchPatients(rows, query)).toEqual(rows);
      }),
    );
  });
});

describe('the order of patients', () => {
  const rows = [
    patient(1, 'سارا', 'هاشمی'),
    patient(2, 'علی', 'وحیدی'),
    patient(3, 'آرش', 'كريمي'),
    patient(4, 'بهرام', 'کریمی'),
    patient(5, '', ''),
    patient(6, 'آرش', 'کریمی'),
  ];
  const ids = (order: Parameters<typeof sortPatients>[1]) => sortPatients(rows, order).map(({ id }) => id);

  it('is by last names where a report of another build names an order that is none', () => {
    expect(ids('' as never)).toEqual(ids('lastName'));
    expect(ids(undefined as never)).toEqual(ids('lastName'));
  });

  it('is by last name, then first name, then age of the file, nameless ones last', () => {
    expect(ids('lastName')).toEqual([3, 6, 4, 2, 1, 5]);
  });

  it('is by first name, or the newest first', () => {
    expect(ids('firstName')).toEqual([3, 6, 4, 1, 2, 5]);
    expect(ids('newest')).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('is worked out once for a list, and leaves it as it was', () => {
    expect(sortPatients(rows, 'lastName')).toBe(sortPatients(rows, 'lastName'));
    expect(rows[0]?.id).toBe(1);
  });

  it('stays the one that a screen shows and searches, when what began to work it out before comes to an end', () => {
    const everybody = [...rows];
    const behind = ordering(everybody, 'lastName');
    behind.next();
    const shown = sortPatients(everybody, 'lastName');
    atOnce(searchPatients.prepare(shown));
    atOnce(behind);
    expect(sortPatients(everybody, 'lastName')).toBe(shown);
  });
});
