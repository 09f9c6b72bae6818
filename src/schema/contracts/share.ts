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

/** A percentage has two digits behind the point at most: in such parts of a toman sums are exact. */
const PARTS = 10_000;

const partsOf = (earned: Earned): number => {
  const basis = basisOf(earned);
  if (basis === 'noTariff') return 0;
  return basis === 'tariff' ? (earned.tariff ?? 0) * PARTS : earned.cost * Math.round(earned.contract.percent * 100);
};

/** The dentist's part of treatments together, in whole toman; rounded once, as the provider's report is. */
export const shareOf = (treatments: readonly Earned[]): number => Math.round(treatments.reduce((sum, earned) => sum + partsOf(earned), 0) / PARTS);

/** The price of a service under a contract; null where it has none. */
export const tariffOf = (tariffs: readonly ConstantTariff[], contract: number, service: number): number | null =>
  tariffs.find((tariff) => tariff.contract === contract && tariff.procedure_type === service)?.price ?? null;
