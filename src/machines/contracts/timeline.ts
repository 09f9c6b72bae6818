import type { Contract } from '../../schema/clinics/contract.ts';
import { contractOn } from '../../schema/contracts/holding.ts';
import { daysBetween, gapBetween, overlaps } from '../../schema/contracts/period.ts';

/** How a contract stands on a day; `beside` is one that holds as well, while another counts. */
export type Standing = 'now' | 'beside' | 'past' | 'ahead' | 'inactive';

/** One stretch of a clinic's time: a contract, or days between two on which none holds. Days are ISO days. */
export type Stretch =
  | {
      readonly kind: 'contract';
      readonly contract: Contract;
      readonly standing: Standing;
      readonly daysLeft: number;
      readonly overlapping: readonly Contract[];
    }
  | { readonly kind: 'gap'; readonly start_date: string; readonly end_date: string; readonly days: number };

export interface Timeline {
  /** The latest first. */
  readonly stretches: readonly Stretch[];
  /** The contract that holds today; null where none does. */
  readonly today: Contract | null;
  /** Days until the end of what holds today, where that is near and nothing follows it at once; else null. */
  readonly endsIn: number | null;
  /** What comes next all the same, after days on which none holds; null where nothing does. */
  readonly next: Contract | null;
}

/** An end is near within so many days. */
export const NEAR_DAYS = 30;

/** How a contract stands on a day of Tehran, beside the one that counts then. */
export const standingOf = (contract: Contract, holding: Contract | null, today: string): Standing => {
  if (contract.id === holding?.id) return 'now';
  if (contract.end_date <= today) return 'past';
  if (!contract.is_active) return 'inactive';
  return contract.start_date > today ? 'ahead' : 'beside';
};

/** The contracts of one clinic as they follow each other, seen from a day of Tehran. */
export const timelineOf = (contracts: readonly Contract[], today: string): Timeline => {
  const holding = contractOn(contracts, today);
  const ordered = contracts.toSorted((one, other) => (one.start_date < other.start_date ? -1 : one.start_date > other.start_date ? 1 : one.id - other.id));
  const stretches = ordered.flatMap((contract, index): readonly Stretch[] => {
    // Of those before it the one that ends last: another provider may have stored several at once. One that is not active holds on no day.
    const before = ordered
      .slice(0, index)
      .filter(({ is_active }) => is_active)
      .reduce<Contract | null>((last, each) => (last === null || each.end_date > last.end_date ? each : last), null);
    const gap = before && contract.is_active ? gapBetween(before, contract) : null;
    const overlapping = ordered.filter((other) => other.id !== contract.id && overlaps(contract, other));
    return [
      ...(gap ? [{ kind: 'gap' as const, ...gap, days: daysBetween(gap.start_date, gap.end_date) + 1 }] : []),
      { kind: 'contract', contract, standing: standingOf(contract, holding, today), daysLeft: daysBetween(today, contract.end_date), overlapping },
    ];
  });
  const daysLeft = holding ? daysBetween(today, holding.end_date) : Number.POSITIVE_INFINITY;
  const later = holding ? ordered.filter((next) => next.is_active && next.id !== holding.id && next.end_date > holding.end_date) : [];
  const follows = holding && later.some((next) => !gapBetween(holding, next));
  const endsIn = daysLeft <= NEAR_DAYS && !follows ? daysLeft : null;
  return { stretches: stretches.toReversed(), today: holding, endsIn, next: endsIn === null ? null : (later[0] ?? null) };
};
