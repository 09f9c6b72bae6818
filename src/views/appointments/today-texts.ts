import { persianDigits } from '../../schema/kit/digits.ts';

/** The card of the home screen. */
export const today = {
  next: (time: string) => `بعدی: ${time}`,
  left: (left: number, all: number) => `${persianDigits(left)} از ${persianDigits(all)} مانده`,
  done: (all: number) => (all === 1 ? 'نوبت امروز گذشت' : `هر ${persianDigits(all)} نوبت گذشت`),
  none: 'نوبتی نیست',
  unread: 'بعضی نوبت‌ها خوانده نشد',
  asOf: (said: string) => `${said}، شاید قدیمی`,
} as const;
