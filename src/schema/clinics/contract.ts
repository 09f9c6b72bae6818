import { code, day, flag, id, mayBeUnknown, money, percent, ref, type StructOf } from '../kit/shape.ts';

export const CONTRACT_TYPES = { percent: 1, fixed: 2, combined: 3 } as const;

/** The terms between the dentist and a clinic for a time; other providers have no percentage where the kind needs none. */
export const contractFields = {
  id: id(),
  clinic: ref('clinics'),
  start_date: day(),
  end_date: day(),
  is_active: flag({ initial: true }),
  contract_type: code([1, 2, 3], {
    words: { percent: 1, percentage: 1, 'percent-based': 1, percent_based: 1, fixed: 2, 'fixed-tariff': 2, fixed_tariff: 2, combined: 3 },
  }),
  percent: mayBeUnknown(percent({ initial: 0 })),
};

/** The price of one service under a fixed-tariff contract, in toman. */
export const constantTariffFields = {
  id: id(),
  contract: ref('contracts'),
  procedure_type: ref('procedureTypes'),
  price: money({ from: 1 }),
};

export type Contract = StructOf<typeof contractFields>;
export type ConstantTariff = StructOf<typeof constantTariffFields>;
