import { chatPhone, isIranianPhone, isMobile, phoneToSend } from '../kit/phone.ts';

/** Whether a message to a number can arrive: an Iranian mobile, or any number abroad, of which nobody here knows what it is. */
export const takesMessages = (phone: string): boolean => {
  const number = phoneToSend(phone);
  return number !== null && (isMobile(number) || !isIranianPhone(number));
};

const dialled = (phone: string): string => phoneToSend(phone) ?? phone;

/** The address that opens a chat with a number, the text in its draft. Source: faq.whatsapp.com, "How to use click to chat". */
export const chatLink = (phone: string, text: string): string => `https://wa.me/${chatPhone(dialled(phone))}?text=${encodeURIComponent(text)}`;

/** The address that opens the device's own messages; both `?` and `&`, since iOS looks for the one and Android for the other (RFC 5724). */
export const smsLink = (phone: string, text: string): string => `sms:${dialled(phone)}?&body=${encodeURIComponent(text)}`;
