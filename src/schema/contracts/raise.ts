/** Raised prices are whole thousands of toman. */
const STEP = 1000;

/**
 * A price raised by a percentage, in toman, to the nearest thousand; a negative one lowers it. Never below one thousand; as
 * it was for nothing.
 */
export const raised = (price: number, percent: number): number =>
  percent === 0 ? price : Math.max(STEP, Math.round((price * (100 + percent)) / 100 / STEP) * STEP);
