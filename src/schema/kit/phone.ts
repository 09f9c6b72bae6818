import { digitsOnly, plainDigits } from './digits.ts';

/** Shows an international Iranian number the local way: +989121234567 reads 09121234567; others stay. */
export const localPhone = (phone: string): string => plainDigits(phone).replace(/^(\+98|0098)/, '0');

/** The international form of a local number, for storing and for tel: links; others keep their digits. */
export const internationalPhone = (phone: string): string => {
  const typed = plainDigits(phone).replace(/[\s()-]/g, '');
  if (typed.startsWith('+')) return typed;
  if (typed.startsWith('00')) return `+${typed.slice(2)}`;
  return typed.startsWith('0') ? `+98${typed.slice(1)}` : typed;
};

/** +98 or 0098 and ten digits, or 0 and ten digits. */
export const isIranianPhone = (phone: string): boolean => /^(?:(?:\+98|0098)[0-9]{10}|0[0-9]{10})$/.test(plainDigits(phone).replace(/[\s()-]/g, ''));

/** A mobile number: 09 and nine digits, or its international form. */
export const isMobile = (phone: string): boolean => /^09[0-9]{9}$/.test(localPhone(phone).replace(/[\s()-]/g, ''));

/** Groups a local number for reading, 4-3-4; set it in a left-to-right island. */
export const groupedPhone = (phone: string): string => {
  const local = localPhone(phone);
  return /^0[0-9]{10}$/.test(local) ? `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}` : local;
};

/** The digits a chat link takes: country code first, no plus. */
export const chatPhone = (phone: string): string => digitsOnly(internationalPhone(phone));
