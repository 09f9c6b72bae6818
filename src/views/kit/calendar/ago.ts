import { formatAmount } from '../../../schema/kit/money.ts';

/** How long ago something was, in the largest unit that fits; a moment counts as a minute. */
export const ago = (millis: number): string => {
  const minutes = Math.max(1, Math.floor(millis / 60_000) || 1);
  const [unit, size] = minutes < 60 ? (['دقیقه', 1] as const) : minutes < 1440 ? (['ساعت', 60] as const) : (['روز', 1440] as const);
  return `${formatAmount(Math.floor(minutes / size))} ${unit} پیش`;
};

/** How old a list is. */
export const updated = (millis: number): string => `به‌روز شده: ${ago(millis)}`;
