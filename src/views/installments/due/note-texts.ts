import { DUE_SOON_DAYS } from '../../../schema/installments/due.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';

/** What the entry of the home screen says of cheques. */
export const dueNote = {
  overdue: (count: number) => `${persianDigits(count)} گذشته`,
  today: (count: number) => `${persianDigits(count)} امروز`,
  soon: (count: number) => `${persianDigits(count)} چک تا ${persianDigits(DUE_SOON_DAYS)} روز آینده`,
  all: (count: number) => `${persianDigits(count)} چک: `,
  none: `تا ${persianDigits(DUE_SOON_DAYS)} روز آینده چکی نیست`,
  partly: (said: string) => `${said} و بعضی خوانده نشد`,
  unread: 'بعضی چک‌ها خوانده نشد',
  asOf: (said: string) => `${said}، شاید قدیمی`,
} as const;
