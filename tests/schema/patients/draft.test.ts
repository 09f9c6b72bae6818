import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlikePatient } from '../../../src/schema/patients/alike.ts';
import {
  changedPatientPayload,
  emptyPatientDraft,
  isPatientAsSent,
  newPatientPayload,
  type PatientDraft,
  patientDraftOf,
  patientProblems,
  revisedPatient,
} from '../../../src/schema/patients/draft.ts';
import { fullName, type Patient } from '../../../src/schema/patients/patient.ts';

const TODAY = '2026-11-20';
const draft = (change: Partial<PatientDraft> = {}): PatientDraft => ({
  ...emptyPatientDraft,
  first_name: 'علی',
  last_name: 'رضایی',
  national_number: '0012345679',
  ...change,
});
const tags = (...list: string[]) => ({ tags: list, typed: '' });
const codes = (change: Partial<PatientDraft>) => patientProblems(draft(change), TODAY).map(({ field, code }) => `${field}: ${code}`);

const stored: Patient = {
  ...{ id: 7, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1, phone: '+989121234567', birth_date: '1993-08-14', insurance: 2 },
  ...{ address: 'تهران، ونک', underlying_diseases: 'دیابت, آسم', current_medications: '', drug_allergies: null },
};

describe('a patient’s form', () => {
  it('opens with a woman and nothing else', () => {
    expect(emptyPatientDraft.gender).toBe(2);
    expect(newPatientPayload(emptyPatientDraft)).toEqual({ gender: 2 });
  });

  it('shows a stored patient the way people write it', () => {
    expect(patientDraftOf(stored)).toMatchObject({
      phone: '09121234567',
      birth_date: { typed: '1372/05/23', day: '1993-08-14' },
      underlying_diseases: tags('دیابت', 'آسم'),
      current_medications: tags(),
      drug_allergies: tags(),
    });
  });

  it('sends nothing of a stored patient that was not touched, whatever form it was stored in', () => {
    const strange: Patient = { ...stored, first_name: 'علي ', phone: '0912 123 4567', underlying_diseases: 'دیابت،  آسم,', gender: 'other', address: 'كوچه' };
    for (const patient of [stored, strange]) expect(changedPatientPayload(patientDraftOf(patient), patientDraftOf(patient))).toEqual({});
  });
});

describe('what is wrong with it', () => {
  it('is what is missing first, all three together', () => {
    expect(codes({ first_name: ' ', last_name: '\u200c', national_number: '' })).toEqual([
      'first_name: required',
      'last_name: required',
      'national_number: required',
    ]);
    expect(codes({ first_name: 'Ali', last_name: '' })).toEqual(['last_name: required', 'first_name: letters']);
  });

  it('is no number where nobody told the stored one, but what is typed for it all the same', () => {
    const opened = patientDraftOf({ ...stored, national_number: null });
    const found = (change: Partial<PatientDraft>, from: PatientDraft | null = opened) =>
      patientProblems({ ...opened, ...change }, TODAY, {}, { opened: from }).map(({ code }) => code);
    expect([found({ phone: '09121234568' }), found({ national_number: '12' }), found({}, null), found({}, patientDraftOf(stored))]).toEqual([
      [],
      ['tenDigits'],
      ['required'],
      ['required'],
    ]);
    expect(changedPatientPayload({ ...opened, phone: '09121234568' }, opened)).toEqual({ phone: '+989121234568' });
  });

  it('is nothing for a name with its vowel signs', () => {
    expect(codes({ first_name: 'محمّد', last_name: 'مُحسنی' })).toEqual([]);
  });

  it('is then letters, then the ten digits, then the birth date', () => {
    expect(codes({ first_name: 'Ali', national_number: '123', birth_date: { typed: '1372/13/1', day: null } })).toEqual([
      'first_name: letters',
      'national_number: tenDigits',
      'birth_date: birthDate',
    ]);
  });

  it('is nothing for digits of any script, and spaces between them', () => {
    for (const national_number of ['۰۰۱۲۳۴۵۶۷۹', '٠٠١٢٣٤٥٦٧٩', '001 234567 9', '001-234567-9']) expect(codes({ national_number })).toEqual([]);
    for (const national_number of ['001234567', '00123456790', '001234567x']) expect(codes({ national_number })).toEqual(['national_number: tenDigits']);
  });

  it('is nothing for a number that was pasted with what stood around it', () => {
    for (const national_number of ['001-234567-9', '۰۰۱ ۲۳۴ ۵۶۷ ۹', 'کد ملی: 0012345679'])
      expect(newPatientPayload(revisedPatient(draft(), { national_number })).national_number).toBe('0012345679');
    expect(revisedPatient(draft(), { national_number: '۰۰۱-۲۳' }).national_number).toBe('۰۰۱۲۳');
    expect(revisedPatient(draft(), { first_name: '1' })).toEqual(draft({ first_name: '1' }));
  });

  it('is a birth date that means no day, or one after today', () => {
    expect(codes({ birth_date: { typed: 'دیروز', day: null } })).toEqual(['birth_date: birthDate']);
    expect(codes({ birth_date: { typed: '', day: '2026-11-21' } })).toEqual(['birth_date: birthDate']);
    expect(codes({ birth_date: { typed: '', day: '2026-02-30' } })).toEqual(['birth_date: birthDateProcessing']);
    for (const birth_date of [
      { typed: '', day: null },
      { typed: ' ', day: null },
      { typed: '', day: TODAY },
    ])
      expect(codes({ birth_date })).toEqual([]);
  });
});

describe('a new patient', () => {
  it('is sent with what is filled, and nothing else', () => {
    expect(newPatientPayload(draft())).toEqual({ first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 2 });
  });

  it('is sent in the form in which it is stored', () => {
    const payload = newPatientPayload(
      draft({
        ...{ first_name: ' علي ', national_number: '۰۰۱۲۳۴۵۶۷۹', gender: 1, phone: '۰۹۱۲ ۱۲۳ ۴۵۶۷', insurance: 2, address: ' كوچه ' },
        ...{
          birth_date: { typed: '1372/05/23', day: '1993-08-14' },
          underlying_diseases: { tags: ['دیابت'], typed: 'آسم، دیابت' },
          drug_allergies: tags('پنی‌سیلین'),
        },
      }),
    );
    expect(payload).toEqual({
      ...{ first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 1, phone: '+989121234567', insurance: 2, address: 'کوچه' },
      ...{ birth_date: '1993-08-14', underlying_diseases: 'دیابت, آسم', drug_allergies: 'پنی‌سیلین' },
    });
  });

  it('says of a list that its record has no room for, and cuts nothing off', () => {
    const many = tags(...Array.from({ length: 120 }, (_, index) => `حساسیت ${index}`));
    expect(patientProblems(draft({ drug_allergies: many }), '2026-11-20')).toEqual([{ field: 'drug_allergies', code: 'tooLong' }]);
  });

  it('says of an address that its record has no room for, and cuts nothing off', () => {
    const of = (length: number) => patientProblems(draft({ address: 'آ'.repeat(length) }), '2026-11-20');
    expect([of(500), of(501)]).toEqual([[], [{ field: 'address', code: 'long' }]]);
  });

  it('keeps a phone number that follows no rule as it was typed', () => {
    expect(newPatientPayload(draft({ phone: ' ۱۱۸ داخلی ۳ ' })).phone).toBe('118 داخلی 3');
  });
});

describe('a changed patient', () => {
  const opened = patientDraftOf(stored);

  it('is sent with the change only', () => {
    expect(changedPatientPayload({ ...opened, address: 'شیراز' }, opened)).toEqual({ address: 'شیراز' });
    expect(changedPatientPayload({ ...opened, underlying_diseases: tags('آسم', 'دیابت') }, opened)).toEqual({ underlying_diseases: 'آسم, دیابت' });
  });

  it('clears with null, and a text with nothing', () => {
    const cleared = { phone: '', birth_date: { typed: '', day: null }, insurance: null, address: '', underlying_diseases: tags() };
    expect(changedPatientPayload({ ...opened, ...cleared }, opened)).toEqual({
      phone: '',
      birth_date: null,
      insurance: null,
      address: '',
      underlying_diseases: '',
    });
  });

  it('is the same again when the change is taken back', () => {
    fc.assert(
      fc.property(fc.constantFrom('first_name', 'address', 'phone'), fc.string(), (field, typed) => {
        const changed = { ...opened, [field]: typed };
        expect(changedPatientPayload({ ...changed, [field]: opened[field as 'address'] }, opened)).toEqual({});
      }),
    );
  });
});

describe('a stored patient', () => {
  const payload = newPatientPayload(draft({ phone: '09121234567', address: 'تهران' }));
  const asSent: Patient = { ...payload, id: 9, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: 2, birth_date: null };

  it('is as sent when it holds all that was sent, in whatever form', () => {
    expect(isPatientAsSent(payload, asSent)).toBe(true);
    expect(isPatientAsSent(payload, { ...asSent, phone: '09121234567', first_name: 'علي', insurance: null })).toBe(true);
    expect(isPatientAsSent({ birth_date: null, address: '' }, { ...asSent, address: null })).toBe(true);
  });

  it('is as sent when what was added to a list is there and what was taken out is not, whoever else wrote there meanwhile', () => {
    const known: Patient = { ...asSent, drug_allergies: 'آسپرین, لاتکس' };
    const sent = { drug_allergies: 'آسپرین, سولفا' };
    const isSent = (drug_allergies: string | null) => isPatientAsSent(sent, { ...asSent, drug_allergies }, known);
    expect(['آسپرین, پنی‌سیلین, سولفا', 'سولفا, آسپرین', 'سولفا'].map(isSent)).toEqual([true, true, true]);
    expect(['آسپرین, لاتکس', 'آسپرین, لاتکس, سولفا', 'آسپرین, پنی‌سیلین', null].map(isSent)).toEqual([false, false, false, false]);
    expect(isPatientAsSent(sent, { ...asSent, drug_allergies: 'آسپرین, پنی‌سیلین, سولفا' })).toBe(false);
  });

  it('is not when one thing differs', () => {
    for (const change of [{ address: 'شیراز' }, { gender: 1 }, { first_name: 'رضا' }, { phone: null }])
      expect(isPatientAsSent(payload, { ...asSent, ...change })).toBe(false);
  });

  it('is as sent when the provider says nothing of a gender or a name, but not when it says another', () => {
    const { gender: _, ...silent } = asSent;
    expect(isPatientAsSent(payload, silent)).toBe(true);
    expect(isPatientAsSent(payload, { ...asSent, first_name: null, last_name: null })).toBe(true);
    expect(isPatientAsSent(payload, { ...silent, last_name: 'کریمی' })).toBe(false);
  });

  it('whose gender and names nobody knows is sent with the change only', () => {
    const silent = patientDraftOf({ id: 9, national_number: '0012345679', gender: null, first_name: null });
    expect(changedPatientPayload(silent, silent)).toEqual({});
    expect(changedPatientPayload({ ...silent, address: 'شیراز' }, silent)).toEqual({ address: 'شیراز' });
    expect(changedPatientPayload({ ...silent, gender: 1, last_name: 'راد' }, silent)).toEqual({ gender: 1, last_name: 'راد' });
  });

  it('could be another’s twin by the national number alone', () => {
    expect(isAlikePatient(payload, { ...asSent, first_name: 'سارا' })).toBe(true);
    expect(isAlikePatient(payload, { ...asSent, national_number: '0084575948' })).toBe(false);
  });

  it('is called by both names', () => {
    expect(fullName(asSent)).toBe('علی رضایی');
    expect(fullName({ first_name: '', last_name: 'رضایی' })).toBe('رضایی');
    expect(fullName({ first_name: null, last_name: 'رضایی' })).toBe('رضایی');
    expect(fullName({})).toBe('');
  });
});
