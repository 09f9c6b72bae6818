import type { ConstantTariff, Contract } from '../clinics/contract.ts';
import { kindOf } from './period.ts';

/** What decides the dentist's part of one treatment; `cost` is what the patient pays, in toman, `tariff` the fixed price of the service, null without one. */
export interface Earned {
  readonly contract: Pick<Contract, 'contract_type' | 'percent'>;
  readonly tariff: number | null;
  readonly cost: number;
}

/** What the part of a treatment goes by. */
export type ShareBasis = 'percent' | 'tariff' | 'noTariff';

/** The fixed tariff of the service, or in a combined contract the tariff where the service has one and the percentage elsewhere. */
export const basisOf = ({ contract, tariff }: Earned): ShareBasis => {
  const kind = kindOf(contract);
  if (kind === 'percent') return 'percent';
  if (tariff !== null) return 'tariff';
  return kind === 'combined' ? 'percent' : 'noTariff';
};

/** What is earned in whole toman, and a sum in toman of which a percentage is earned. */
export interface Earning {
  readonly whole: number;
  readonly cost: number;
  readonly percent: number;
}

/** We take two digits behind the point of a percentage; other providers may store more, and ten of them are exact. */
const PARTS_OF_PERCENT = 10_000_000_000;
const PARTS = BigInt(PARTS_OF_PERCENT) * 100n;

const whole = (toman: number): bigint => BigInt(Math.round(toman));

/** What is earned together, in whole toman; rounded once, halves up. */
export const earnedOf = (earnings: Iterable<Earning>): number => {
  let parts = 0n;
  for (const { whole: earned, cost, percent } of earnings) parts += whole(earned) * PARTS + whole(cost) * whole(percent * PARTS_OF_PERCENT);
  return Number(parts / PARTS) + Math.round(Number(parts % PARTS) / Number(PARTS));
};

const earningOf = (earned: Earned): Earning => {
  const basis = basisOf(earned);
  const tariff = basis === 'tariff' ? (earned.tariff ?? 0) : 0;
  return { whole: tariff, cost: basis === 'percent' ? earned.cost : 0, percent: earned.contract.percent ?? 0 };
};

/** The dentist's part of treatments together, in whole toman; rounded once, as the provider's report is. */
export const shareOf = (treatments: readonly Earned[]): number => earnedOf(treatments.map(earningOf));

/** The price of a service under a contract; null where it has none. */
export const tariffOf = (tariffs: readonly ConstantTariff[], contract: number, service: number): number | null =>
  tariffs.find((tariff) => tariff.contract === contract && tariff.procedure_type === service)?.price ?? null;
