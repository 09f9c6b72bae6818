import { formatAmount } from '../../../schema/kit/money.ts';

/** What becomes of unfinished forms when their owner signs out. */
export const signOut = {
  keeps: (forms: number) => `${formatAmount(forms)} فرم ناتمام رمزگذاری می‌شود و وقتی دوباره وارد شوید برمی‌گردد.`,
  loses: (forms: number) =>
    `${formatAmount(forms)} فرم ناتمام را نمی‌توان روی این دستگاه رمزگذاری کرد و نگه داشت. اگر پیش از ورود دوباره این صفحه بسته شود، دور ریخته می‌شود.`,
} as const;
