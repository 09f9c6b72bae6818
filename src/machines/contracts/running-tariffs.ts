import type { ConstantTariff } from '../../schema/clinics/contract.ts';
import { contractOn } from '../../schema/contracts/holding.ts';
import { hasTariffs } from '../../schema/contracts/period.ts';
import { rowById } from '../kit/rows.ts';
import type { Terms } from './facts.ts';
import { standingOf } from './timeline.ts';

/**
 * The tariffs of a clinic that can be raised at once on an ISO day of Tehran: none of a contract that has ended (D-99), nor of one that
 * another follows that day (D-98), since what was earned under it stays as it was.
 */
export const runningTariffs = ({ contracts, tariffs }: Terms, today: string): readonly ConstantTariff[] => {
  const holding = contractOn(contracts ?? [], today);
  const running = (contracts ?? []).filter((contract) => contract.is_active && hasTariffs(contract) && standingOf(contract, holding, today) !== 'past');
  return (tariffs ?? []).filter(({ contract }) => rowById(running, contract) !== undefined);
};
