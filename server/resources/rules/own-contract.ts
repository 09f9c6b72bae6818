import { CONTRACT_TYPES, type Contract } from '../../../src/schema/clinics/contract.ts';
import { contractOn } from '../../../src/schema/contracts/holding.ts';
import { addDays } from '../../../src/schema/kit/jalali.ts';
import { nextId, touch } from '../../store/lists.ts';
import type { StoredRow, Unit } from '../../store/tables.ts';
import { removeWhole } from '../removal.ts';
import { anyTable, isThere } from '../rows.ts';

/** The app hides the contracts of a personal clinic, so the provider opens one that holds for any treatment. */
export const OWN_CONTRACT = { start_date: '2000-01-01', end_date: '2100-01-01', is_active: 1, contract_type: CONTRACT_TYPES.percent, percent: 100 } as const;

const isOwn = ({ end_date, contract_type, percent }: Contract): boolean =>
  end_date === OWN_CONTRACT.end_date && contract_type === OWN_CONTRACT.contract_type && percent === OWN_CONTRACT.percent;

const contractsOf = async (unit: Unit, practice: number, clinic: number): Promise<readonly Contract[]> => {
  const rows = await anyTable(unit).selectFrom('contracts').selectAll().where('practice_id', '=', practice).where('clinic', '=', clinic).execute();
  return rows.map((row) => ({
    id: Number(row.id),
    clinic,
    start_date: String(row.start_date),
    end_date: String(row.end_date),
    is_active: row.is_active === 1,
    contract_type: Number(row.contract_type),
    percent: Number(row.percent),
  }));
};

const change = async (unit: Unit, practice: number, { id }: Contract, changes: StoredRow): Promise<void> => {
  await anyTable(unit).updateTable('contracts').set(changes).where('practice_id', '=', practice).where('id', '=', id).execute();
};

/** Opens the contract of a personal clinic from an ISO day on. */
export const openOwnContract = async (unit: Unit, practice: number, clinic: number, from: string = OWN_CONTRACT.start_date): Promise<void> => {
  const id = await nextId(unit, practice, 'contracts');
  await anyTable(unit)
    .insertInto('contracts')
    .values({ practice_id: practice, id, clinic, ...OWN_CONTRACT, start_date: from })
    .execute();
};

/** Sees to it that a contract of a clinic that is personal already holds today, an ISO day. */
export const keepOwnContract = async (unit: Unit, practice: number, clinic: number, today: string): Promise<void> => {
  if (contractOn(await contractsOf(unit, practice, clinic), today)) return;
  await touch(unit, practice, 'contracts');
  // Looked at again behind the lock: another request may have signed one meanwhile.
  const contracts = await contractsOf(unit, practice, clinic);
  if (contractOn(contracts, today) === null) await openOwnContract(unit, practice, clinic, contracts.length === 0 ? undefined : today);
};

/**
 * Lets the dentist's own terms count at a clinic that becomes personal, from today, an ISO day, on: of several contracts the
 * one that began last counts. What was signed stays as it is, but what has not begun before today is active no more (D-103).
 */
export const takeOwnTerms = async (unit: Unit, practice: number, clinic: number, today: string): Promise<void> => {
  await touch(unit, practice, 'contracts');
  const contracts = await contractsOf(unit, practice, clinic);
  const ahead = contracts.filter((contract) => contract.is_active && contract.start_date >= today && !isOwn(contract));
  for (const contract of ahead) await change(unit, practice, contract, { is_active: 0 });
  const counting = contractOn(
    contracts.filter((contract) => !ahead.includes(contract)),
    today,
  );
  if (counting === null || !isOwn(counting)) await openOwnContract(unit, practice, clinic, contracts.length === 0 ? undefined : today);
};

/**
 * Ends the dentist's own terms at a clinic that is personal no more: under them nothing is done from today on, and without
 * treatments they are gone. What had not begun when they did is active again: nothing could be signed beside them (D-103).
 */
export const endOwnTerms = async (unit: Unit, practice: number, clinic: number, today: string): Promise<void> => {
  await touch(unit, practice, 'contracts');
  const contracts = await contractsOf(unit, practice, clinic);
  const own = contracts.filter(isOwn);
  for (const contract of own) {
    const { id, start_date } = contract;
    if (await isThere(unit, practice, 'surgeries', { contract: id })) {
      // The next one may begin on the day on which this one ends, and each is longer than that day.
      const start = start_date < today ? start_date : addDays(today, -1);
      await change(unit, practice, contract, { start_date: start, end_date: today, is_active: 0 });
    } else await removeWhole(unit, practice, 'contracts', 'contracts', [id]);
  }
  const setAside = contracts.filter((contract) => !isOwn(contract) && own.some(({ start_date }) => contract.start_date >= start_date));
  for (const contract of setAside) await change(unit, practice, contract, { is_active: 1 });
};
