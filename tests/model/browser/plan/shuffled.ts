import type { Chance } from '../../../../server/demo/chance.ts';

/** Items in an order that luck decides. */
export const shuffled = <T>(items: readonly T[], luck: Chance): readonly T[] => {
  const left = [...items];
  return items.map(() => left.splice(luck.between(0, left.length - 1), 1)[0] as T);
};
