import { code, id, percent, ref, type StructOf, text } from '../kit/shape.ts';

export const insuranceFields = { id: id(), name: text({ max: 200 }) };

/** One plan level of an insurance: `percent` is the deductible, `cover_type` 1 policyholder or 2 dependant. */
export const insuranceTariffFields = {
  id: id(),
  insurance: ref('insurances'),
  plan_level: text({ max: 100 }),
  percent: percent(),
  cover_type: code([1, 2]),
};

export type Insurance = StructOf<typeof insuranceFields>;
export type InsuranceTariff = StructOf<typeof insuranceTariffFields>;
