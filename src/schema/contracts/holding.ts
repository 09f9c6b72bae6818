import type { Contract } from '../clinics/contract.ts';

/** Of the active contracts that hold on a day, the one that began last; null where none does. */
export const contractOn = (contracts: readonly Contract[], isoDay: string | null): Contract | null =>
  contracts.reduce<Contract | null>((best, contract) => {
    const holds = isoDay !== null && contract.is_active && contract.start_date <= isoDay && isoDay <= contract.end_date;
    return holds && (best === null || contract.start_date > best.start_date) ? contract : best;
  }, null);
