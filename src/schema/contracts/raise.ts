/** Raised prices are whole thousands of toman. */
const STEP = 1000;

/**
 * A price raised by a percentage, in toman, to the nearest thousand; a negative one lowers it. Never below one thousand, and
 * as it was where the thousand lies on its other side.
 */
export const raised = (price: number, percent: number): number => {
  if (percent === 0) return price;
  const rounded = Math.max(STEP, Math.round((price * (100 + percent)) / 100 / STEP) * STEP);
  return percent > 0 ? Math.max(price, rounded) : Math.min(price, rounded);
};
