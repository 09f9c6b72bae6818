import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { persianDigits } from '../../../src/schema/kit/digits.ts';
import { hasValidControlDigit, isNationalNumber, padNationalNumber } from '../../../src/schema/kit/national-number.ts';

const ten = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }).map((digits) => digits.join(''));

describe('a national number', () => {
  it('gets back the zeros that a number loses on the way', () => {
    expect(padNationalNumber(12_345_679)).toBe('0012345679');
    expect(padNationalNumber('۱۲۳۴۵۶۷۹')).toBe('0012345679');
    fc.assert(fc.property(ten, (number) => padNationalNumber(Number(number)) === number));
  });

  it('is ten Latin digits and nothing else', () => {
    expect(isNationalNumber('0012345679')).toBe(true);
    for (const text of ['', '001234567', '00123456790', '۰۰۱۲۳۴۵۶۷۹', '001234567x', ' 0012345679']) expect(isNationalNumber(text)).toBe(false);
  });

  it('has one control digit that fits, and one only', () => {
    for (const number of ['0012345679', '0499370899', '0084575948']) expect(hasValidControlDigit(number)).toBe(true);
    for (const number of ['0012345678', '1111111111', '0000000000', '123', persianDigits('0012345679')]) expect(hasValidControlDigit(number)).toBe(false);
    fc.assert(
      fc.property(ten, (number) => {
        const fitting = [...'0123456789'].filter((digit) => hasValidControlDigit(number.slice(0, 9) + digit));
        const allEqual = /^(\d)\1{8}$/.test(number.slice(0, 9));
        expect(fitting.length).toBeLessThanOrEqual(1);
        if (!allEqual) expect(fitting.length).toBe(1);
      }),
    );
  });

  it('shows every slip of one digit', () => {
    const valid = ten.map((number) => [...'0123456789'].map((digit) => number.slice(0, 9) + digit).find(hasValidControlDigit) ?? '0012345679');
    fc.assert(
      fc.property(valid, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const slipped = [...number].map((digit, index) => (index === place ? (Number(digit) + by) % 10 : digit)).join('');
        // The remainders 0 and 1 share no digit with others, so one wrong digit always shows, save where 11 − rest and rest meet.
        const sum = (text: string) => [...text.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0) % 11;
        if (sum(slipped) !== 11 - sum(number)) expect(hasValidControlDigit(slipped)).toBe(false);
      }),
    );
  });
});
