import { formatAmount } from '../../../schema/kit/money.ts';

/** What is said of a stored price beside the one that is to take its place. */
export const priceWords = {
  was: (price: number) => `پیش از این ${formatAmount(price)} تومان`,
  meanwhile: (price: number) => `در این میان در سرور ${formatAmount(price)} تومان شد`,
} as const;
