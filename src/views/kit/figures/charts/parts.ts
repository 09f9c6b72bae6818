import { plus, type Whole } from '../../../../schema/kit/money.ts';
import { percentsOf } from './percents.ts';
import { chartWords } from './texts.ts';

export interface Share {
  readonly key: string;
  readonly label: string;
  /** Whole toman; what is not above zero has no part of the whole. */
  readonly amount: Whole;
  /** Its amount stands nowhere else on the page. */
  readonly alone?: boolean;
}

/** A share as it is shown. */
export interface Part extends Share {
  /** How large a part of the whole, in words. */
  readonly part: string;
  /** Its place among those that are drawn, and so its colour; null for what is not. */
  readonly rank: number | null;
}

/** So many have a colour of their own (in `share-chart.tsx`), from the largest part on. */
const OWN = 6;
const REST = 'rest';

/** What is less than this part of the whole is not called one per cent, though the others may leave it one to make a hundred. */
const LEAST = 0.005;

const sumOf = (shares: readonly Share[]): Whole => shares.reduce<Whole>((sum, { amount }) => plus(sum, amount), 0);
const largestFirst = (one: Share, other: Share): number => (one.amount === other.amount ? 0 : one.amount > other.amount ? -1 : 1);

/**
 * The shares as they are shown: as many as have a colour of their own, the largest first, all further ones as one; then what
 * is below zero, which no whole has parts of: `less` says what that is.
 */
export const partsOf = (shares: readonly Share[], less: string = chartWords.back): readonly Part[] => {
  const ranked = shares.filter(({ amount }) => amount > 0).sort(largestFirst);
  const rest = ranked.length > OWN + 1 ? ranked.slice(OWN) : [];
  const drawn: readonly Share[] =
    rest.length === 0 ? ranked : [...ranked.slice(0, OWN), { key: REST, label: chartWords.rest(rest.length), amount: sumOf(rest), alone: true }];
  const percents = percentsOf(drawn.map(({ amount }) => Number(amount)));
  const whole = Number(sumOf(ranked));
  return [
    ...drawn.map((share, index) => ({
      ...share,
      part: percents[index] && Number(share.amount) / whole >= LEAST ? chartWords.percent(percents[index]) : chartWords.under,
      rank: index,
    })),
    ...shares.filter(({ amount }) => amount < 0).map((share) => ({ ...share, alone: true, part: less, rank: null })),
  ];
};
