import { formatAmount } from '../../../schema/kit/money.ts';

/** What becomes of what is unfinished, forms and what waits to be sent, when its owner signs out. */
export const signOut = {
  keeps: (forms: number) => `${formatAmount(forms)} کار ناتمام رمزگذاری می‌شود و وقتی دوباره وارد شوید برمی‌گردد.`,
  loses: (forms: number) =>
    `${formatAmount(forms)} کار ناتمام را نمی‌توان روی این دستگاه رمزگذاری کرد و نگه داشت. اگر پیش از ورود دوباره این صفحه بسته شود، دور ریخته می‌شود.`,
} as const;
