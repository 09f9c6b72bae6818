import type { Contract } from '../clinics/contract.ts';

/** Whether an ISO day is one of a contract's, of which the first and the last are, too. */
export const covers = ({ start_date, end_date }: Contract, isoDay: string): boolean => start_date <= isoDay && isoDay <= end_date;

/** Of some contracts the one that began last; null of none. */
export const lastBegun = (contracts: readonly Contract[]): Contract | null =>
  contracts.reduce<Contract | null>((best, contract) => (best === null || contract.start_date > best.start_date ? contract : best), null);

/** Of the active contracts that hold on a day, the one that began last; null where none does. */
export const contractOn = (contracts: readonly Contract[], isoDay: string | null): Contract | null =>
  isoDay === null ? null : lastBegun(contracts.filter((contract) => contract.is_active && covers(contract, isoDay)));
