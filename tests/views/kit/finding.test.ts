import { describe, expect, it } from 'vitest';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import { hitsOf, type Option, SHOWN } from '../../../src/views/kit/fields/choice/options.ts';
import { hitsAmong } from '../../../src/views/kit/fields/choice/party/finding.ts';
import { optionAmong, type People } from '../../../src/views/kit/fields/choice/party/people.ts';

const patient = (id: number, first_name: string, last_name: string, more: Partial<Patient> = {}): Patient =>
  ({ id, first_name, last_name, national_number: null, phone: null, ...more }) as Patient;

const peopleOf = (patients: readonly Patient[], lately: readonly string[] = []): People<number> => ({
  patients,
  lately,
  optionOf: ({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }),
  idOf: (id) => id,
});

const among = (options: readonly Option<number>[], people: People<number>, query: string, value: number | null = null) =>
  hitsAmong(hitsOf(options, query, value), people, query, value, SHOWN);

const crowd = Array.from({ length: 2000 }, (_, at) => patient(at + 1, 'بیمار', String(at + 1)));
const values = (shown: readonly { readonly value: number }[]) => shown.map(({ value }) => value);

describe('patients among what can be chosen', () => {
  it('begin with whom one worked with, then with who was filed last, and with who is chosen, each once', () => {
    const { shown, best, all } = among([], peopleOf(crowd, ['7', '1999', '90001']), '', 3);
    expect(values(shown.slice(0, best))).toEqual([7, 1999, 2000, 1998, 1997, 3]);
    expect(new Set(values(shown)).size).toBe(shown.length);
    expect([shown.length, all]).toEqual([150, 2000]);
  });

  it('stand behind one who is chosen and in no list, who is cut out of no crowd', () => {
    const gone = { value: 90001, label: 'نامشخص' };
    expect(values(among([gone], peopleOf(crowd), '', 90001).shown).slice(0, 6)).toEqual([2000, 1999, 1998, 1997, 1996, 90001]);
    expect(values(among([gone], peopleOf(crowd.slice(0, 7)), '', 90001).shown)).toContain(90001);
  });

  it('stand in the order of their list, also where somebody is sought', () => {
    const people = peopleOf([patient(1, 'سارا', 'مرادی'), patient(2, 'علی', 'احمدی'), patient(3, 'مریم', 'امیری')]);
    expect(values(among([], people, 'ی').shown)).toEqual([2, 3, 1]);
    expect(values(among([], people, 'مر').shown)).toEqual([3, 1]);
  });

  it('are found by number and phone, however they are written, and by nothing that only stands in the line beside', () => {
    const people = peopleOf([patient(7, 'سارا', 'احمدی', { national_number: '0012345679', phone: '+989121234567' })]);
    const found = (query: string) => among([], people, query).all;
    for (const query of ['0912 123 4567', '+98 912 123 4567', '+989121234567', '00989121234567', '(0912) 123-4567', '۰۹۱۲', '001-234567-9', '۰۰۱۲۳۴۵۶۷۹'])
      expect(found(query), query).toBe(1);
    for (const query of ['کد', 'ملی', 'یک', '790']) expect(found(query), query).toBe(0);
  });

  it('stand behind the other choices that a query begins, and before those that only hold it', () => {
    const options = [
      { value: -1, label: 'کلینیک آسایش' },
      { value: -2, label: 'سایه' },
    ];
    const people = peopleOf([patient(1, 'سارا', 'کریمی')]);
    expect(values(among(options, people, 'سا').shown)).toEqual([-2, 1, -1]);
  });

  it('are known by what a value means, without a list of choices', () => {
    const people = peopleOf(crowd);
    expect(optionAmong(12, [], people)).toEqual({ value: 12, label: 'بیمار 12' });
    expect([optionAmong(90001, [], people), optionAmong(null, [], people)]).toEqual([undefined, undefined]);
  });
});
