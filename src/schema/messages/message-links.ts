import { plainDigits } from '../kit/digits.ts';
import { chatPhone, internationalPhone, isMobile } from '../kit/phone.ts';

/** A number abroad, of which nobody here knows whether it is a mobile one. */
const isAbroad = (phone: string): boolean => /^\+(?!98)[0-9]{7,15}$/.test(internationalPhone(plainDigits(phone)));

/** Whether a message to a number can arrive: an Iranian mobile, or any number abroad. */
export const takesMessages = (phone: string): boolean => isMobile(phone) || isAbroad(phone);

/** The address that opens a chat with a number, the text in its draft. Source: faq.whatsapp.com, "How to use click to chat". */
export const chatLink = (phone: string, text: string): string => `https://wa.me/${chatPhone(phone)}?text=${encodeURIComponent(text)}`;

/** The address that opens the device's own messages; both `?` and `&`, since iOS looks for the one and Android for the other (RFC 5724). */
export const smsLink = (phone: string, text: string): string => `sms:${internationalPhone(phone)}?&body=${encodeURIComponent(text)}`;
