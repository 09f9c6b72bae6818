import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { persianDigits } from '../../../src/schema/kit/digits.ts';
import {
  callLink,
  chatPhone,
  groupedPhone,
  internationalPhone,
  isIranianPhone,
  isMobile,
  localPhone,
  phoneToSend,
  soughtPhones,
} from '../../../src/schema/kit/phone.ts';

/** Two zeros would be the beginning of a country's code. */
const local = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map((digits) => `0${digits}`);

describe('a phone number', () => {
  it('is shown with a leading zero', () => {
    expect(localPhone('+989121234567')).toBe('09121234567');
    expect(localPhone('00989121234567')).toBe('09121234567');
    expect(localPhone('۰۹۱۲۱۲۳۴۵۶۷')).toBe('09121234567');
    expect(localPhone('+441234567890')).toBe('+441234567890');
    expect(groupedPhone('+989121234567')).toBe('0912 123 4567');
    expect(groupedPhone('118')).toBe('118');
  });

  it('of a landline is grouped by its area', () => {
    expect(groupedPhone('+982188776655')).toBe('021 8877 6655');
    expect(groupedPhone('05138001234')).toBe('051 3800 1234');
    expect(groupedPhone('0218877665')).toBe('0218877665');
    expect(groupedPhone('021887766551')).toBe('021887766551');
  });

  it('is stored with the country code', () => {
    for (const typed of ['09121234567', '۰۹۱۲۱۲۳۴۵۶۷', '0912 123 4567', '0912-123-4567', '+98 912 123 4567', '00989121234567']) {
      expect(internationalPhone(typed)).toBe('+989121234567');
      expect(chatPhone(typed)).toBe('989121234567');
    }
    expect(internationalPhone('+44 20 7946 0000')).toBe('+442079460000');
    // Without a zero nobody knows its country.
    expect(internationalPhone('9121234567')).toBe('9121234567');
  });

  it.each(['\u200e09121234567', '\u202a۰۹۱۲ ۱۲۳ ۴۵۶۷\u202c', '\u2066+98 912 123 4567\u2069', '\ufeff00989121234567', '0912\u200b123\u2060456\u00ad7'])(
    'is the same with marks that nobody sees and that came along when it was pasted: %j',
    (pasted) => {
      expect([localPhone(pasted).replace(/ /g, ''), internationalPhone(pasted)]).toEqual(['09121234567', '+989121234567']);
      expect([isIranianPhone(pasted), isMobile(pasted)]).toEqual([true, true]);
    },
  );

  it.each(['0912\u200c123\u200c4567', '۰۹۱۲.۱۲۳.۴۵۶۷', '0912/1234567', '0912\u2013123\u20144567', '(+98) 912 123 4567'])(
    'is known whatever stands between its digits: %j',
    (typed) => {
      expect([internationalPhone(typed), isIranianPhone(typed), isMobile(typed)]).toEqual(['+989121234567', true, true]);
    },
  );

  it.each(['9121234567', '989121234567', '+98 0912 123 4567', '0912/123/4567', '۰۹۱۲ ۱۲۳ ۴۵۶۷'])('is dialled however it is written: %s', (stored) => {
    expect(callLink(stored)).toBe('tel:+989121234567');
  });

  it('that can be none is dialled as it stands', () => {
    expect(['118', '02188776655'].map(callLink)).toEqual(['tel:118', 'tel:+982188776655']);
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(
        local,
        (number) => localPhone(internationalPhone(number)) === number && internationalPhone(persianDigits(number)) === internationalPhone(number),
      ),
    );
    fc.assert(fc.property(local, (number) => isIranianPhone(number) && isIranianPhone(internationalPhone(number)) && isIranianPhone(`0098${number.slice(1)}`)));
  });

  it('is Iranian with ten digits after the zero or the country code', () => {
    for (const phone of ['02188776655', '+982188776655', '0098 912 123 4567']) expect(isIranianPhone(phone), phone).toBe(true);
    for (const phone of ['', '0912123456', '091212345678', '+9891212345678', '9121234567', '+449121234567', 'تلفن'])
      expect(isIranianPhone(phone), phone).toBe(false);
  });

  it.each([
    ['09121234567', '+989121234567'],
    ['۹۱۲ ۱۲۳ ۴۵۶۷', '+989121234567'],
    ['989121234567', '+989121234567'],
    ['+98 (0) 912-123-4567', '+989121234567'],
    ['00989121234567', '+989121234567'],
    ['021.8877.6655', '+982188776655'],
    ['+49 1511 2345678', '+4915112345678'],
    ['004915112345678', '+4915112345678'],
    ['00376123456', '+376123456'],
    ['0012345678', null],
    ['001234567', null],
    ['0912123456', null],
    ['91212345678', null],
    ['+98912123456', null],
    ['88776655', null],
    ['<b>', null],
    ['', null],
  ])('that messages go to may be typed without its zero or its plus: %s', (typed, sent) => {
    expect(phoneToSend(typed)).toBe(sent);
  });

  it('is looked for in both of its forms, as it is stored and as it is typed', () => {
    for (const phone of ['+989121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '00989121234567', '9121234567'])
      expect(soughtPhones(phone), phone).toEqual(['09121234567', '989121234567']);
    expect(soughtPhones('+44 20 7946 0000')).toEqual(['442079460000', '442079460000']);
    expect(soughtPhones('118')).toEqual(['118', '118']);
  });

  it('is a mobile one when it begins with 09', () => {
    for (const phone of ['09121234567', '+989121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷']) expect(isMobile(phone), phone).toBe(true);
    for (const phone of ['02188776655', '0912123456', '', '9121234567']) expect(isMobile(phone), phone).toBe(false);
  });
});
