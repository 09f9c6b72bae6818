import { searchKey } from '../kit/persian-text.ts';
import type { Insurance, InsuranceTariff } from './insurance.ts';

const same = (one: string | undefined, other: string): boolean => searchKey(one ?? '') === searchKey(other);

/** Whether a stored insurance could be taken for the one in the payload, however its name is spelt. */
export const isAlikeInsurance = ({ name }: Partial<Insurance>, insurance: Insurance): boolean => same(name, insurance.name);

/** Whether a stored level could be taken for the one in the payload: the same level of the same insurance for the same people. */
export const isAlikeLevel = ({ insurance, plan_level, cover_type }: Partial<InsuranceTariff>, level: InsuranceTariff): boolean =>
  insurance === level.insurance && cover_type === level.cover_type && same(plan_level, level.plan_level);
