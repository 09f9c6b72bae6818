/**
 * What part of their sum each amount is, in whole per cents that make a hundred together: those that lose most by
 * rounding down are rounded up. An amount that is not above zero has no part; all are 0 when none is.
 */
export const percentsOf = (amounts: readonly number[]): readonly number[] => {
  const parts = amounts.map((amount) => Math.max(0, amount));
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum === 0) return parts;
  const exact = parts.map((part) => (part / sum) * 100);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((total, percent) => total + percent, 0);
  const losers = exact.map((percent, index) => ({ index, lost: percent - Math.floor(percent) })).sort((a, b) => b.lost - a.lost);
  for (const { index } of losers.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
};
