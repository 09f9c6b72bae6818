import { formatAmount } from '../../../schema/kit/money.ts';

/** What is unfinished: forms and what waits to be sent, and what closed tabs left. */
const unfinished = (forms: number, tabs: number): string =>
  [forms > 0 ? `${formatAmount(forms)} کار ناتمام` : '', tabs > 0 ? `نوشته‌های ${formatAmount(tabs)} زبانه بسته` : ''].filter(Boolean).join(' و ');

/** What becomes of that when its owner signs out. */
export const signOut = {
  keeps: (forms: number, tabs: number) => `${unfinished(forms, tabs)} رمزگذاری می‌شود و وقتی دوباره وارد شوید برمی‌گردد.`,
  loses: (forms: number, tabs: number) =>
    `${unfinished(forms, tabs)} را نمی‌توان روی این دستگاه رمزگذاری کرد و نگه داشت. اگر پیش از ورود دوباره این صفحه بسته شود، دور ریخته می‌شود.`,
} as const;
