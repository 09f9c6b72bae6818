import { digitsOnly, plainDigits } from './digits.ts';

/** What people put between the digits of a number. */
const BETWEEN = /[\s\u200c()./\u2010-\u2014-]/g;

/** A number as it was typed, without what parts its digits. */
export const closedPhone = (typed: string): string => plainDigits(typed).replace(BETWEEN, '');

/** Shows an international Iranian number the local way: +989121234567 reads 09121234567; others stay. */
export const localPhone = (phone: string): string => plainDigits(phone).replace(/^(\+98|0098)/, '0');

/** The international form of a local number, for storing; others keep their digits. */
export const internationalPhone = (phone: string): string => {
  const typed = closedPhone(phone);
  if (typed.startsWith('+')) return typed;
  if (typed.startsWith('00')) return `+${typed.slice(2)}`;
  return typed.startsWith('0') ? `+98${typed.slice(1)}` : typed;
};

/** +98 or 0098 and ten digits, or 0 and ten digits. */
export const isIranianPhone = (phone: string): boolean => /^(?:(?:\+98|0098)[0-9]{10}|0[0-9]{10})$/.test(closedPhone(phone));

/** A mobile number: 09 and nine digits, or its international form. */
export const isMobile = (phone: string): boolean => /^09[0-9]{9}$/.test(localPhone(closedPhone(phone)));

/**
 * A number as messages are sent to it, `+` and its digits (DOC-SMS-2): an Iranian mobile may be typed without its zero (912…), or with its country
 * but no `+` (98912…), any other needs a zero or a country; what begins with 00 and is no longer than a national number is none. Null where it can be none.
 */
export const phoneToSend = (typed: string): string | null => {
  const plain = closedPhone(typed);
  const [, mobile] = /^(?:(?:\+|00)?98)?0?(9[0-9]{9})$/.exec(plain) ?? [];
  if (mobile !== undefined) return `+98${mobile}`;
  if (isIranianPhone(plain)) return internationalPhone(plain);
  const [, abroad] = /^(?:\+|00(?=.{9}))(?!98)([1-9][0-9]{6,14})$/.exec(plain) ?? [];
  return abroad === undefined ? null : `+${abroad}`;
};

/** The link that dials a number, however it is written; what can be none is dialled as it stands. */
export const callLink = (phone: string): string => `tel:${phoneToSend(phone) ?? internationalPhone(phone)}`;

/** Groups a local number for reading, a mobile 4-3-4, any other by its area, 3-4-4; set it in a left-to-right island. */
export const groupedPhone = (phone: string): string => localPhone(phone).replace(/^(?=0[0-9]{10}$)(09..|...)(.+)(....)/, '$1 $2 $3');

/** The digits a chat link takes: country code first, no plus. */
export const chatPhone = (phone: string): string => digitsOnly(internationalPhone(phone));

/** As most are stored; thousands of them are searched in. */
const STORED = /^\+98[0-9]{10}$/;

/** The digits by which a number is looked for, however it is written: as 09… and as 989…. */
export const soughtPhones = (phone: string): readonly [local: string, international: string] => {
  if (STORED.test(phone)) return [`0${phone.slice(3)}`, phone.slice(1)];
  const sent = phoneToSend(phone) ?? internationalPhone(phone);
  return [digitsOnly(localPhone(sent)), digitsOnly(sent)];
};
