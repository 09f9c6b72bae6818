/** Chance that falls the same way on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly fraction: () => number;
  /** A whole number, both ends included. */
  readonly between: (from: number, to: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly pickWeighted: <T>(from: readonly (readonly [item: T, weight: number])[]) => T;
}

/** The generator mulberry32. */
export const chance = (seed: number): Chance => {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const item = from[between(0, from.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const pickWeighted = <T>(from: readonly (readonly [item: T, weight: number])[]): T => {
    let left = fraction() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of from) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(from)[0];
  };
  return { fraction, between, happens: (probability) => fraction() < probability, pick, pickWeighted };
};

/** Rounds an amount as people name one. */
export const roundTo = (step: number, amount: number): number => Math.round(amount / step) * step;
