import { describe, expect, it } from 'vitest';
import { isAlikePatient, isTelling } from '../../../src/schema/patients/alike.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';

const ali: Patient = { id: 1, first_name: 'علی', last_name: 'رضایی', national_number: '0012345679', gender: null };
const without: Patient = { ...ali, id: 2, national_number: null };

describe('a stored patient who could be the one that was sent', () => {
  it('has the same national number, whatever the name', () => {
    expect(isAlikePatient({ first_name: 'آلی', last_name: 'رضایی', national_number: '0012345679' }, ali)).toBe(true);
    expect(isAlikePatient({ first_name: 'علی', last_name: 'رضایی', national_number: '0499370899' }, ali)).toBe(false);
    expect(isAlikePatient({ first_name: 'علی', last_name: 'رضایی', national_number: '0012345679' }, without)).toBe(false);
  });

  it.each(['0000000000', null, undefined])('has the same name and no number either, where the number is %s', (national_number) => {
    const sent = { first_name: 'علی', last_name: 'رضایی', ...(national_number === undefined ? {} : { national_number }) };
    expect([isAlikePatient(sent, without), isAlikePatient(sent, ali), isAlikePatient({ ...sent, last_name: 'احمدی' }, without)]).toEqual([true, false, false]);
  });

  it('is told by a number that is more than zeros', () => {
    expect(['0012345679', '0000000000', '', null, undefined].map(isTelling)).toEqual([true, false, false, false, false]);
  });
});
