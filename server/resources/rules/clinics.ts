import { CONTRACT_TYPES } from '../../../src/schema/clinics/contract.ts';
import { internationalPhone, isIranianPhone } from '../../../src/schema/kit/phone.ts';
import { message } from '../../http/messages.ts';
import { refusal } from '../../http/refusal.ts';
import { nextId } from '../../store/lists.ts';
import type { Unit } from '../../store/tables.ts';
import { anyTable, isThere } from '../rows.ts';
import { type Rule, touches } from './rule.ts';
import { unique } from './unique.ts';

/** The clinic that appointments are made at; it comes with the practice and stays. */
const FIRST_CLINIC = 1;

/** The app hides the contracts of a personal clinic, so the provider opens one that holds for any treatment. */
export const OWN_CONTRACT = { start_date: '2000-01-01', end_date: '2100-01-01', is_active: 1, contract_type: CONTRACT_TYPES.percent, percent: 100 } as const;

const hasActiveContract = (unit: Unit, practice: number, clinic: number): Promise<boolean> => isThere(unit, practice, 'contracts', { clinic, is_active: 1 });

/** Opens the contract of a personal clinic unless one is active. */
export const openOwnContract = async (unit: Unit, practice: number, clinic: number): Promise<void> => {
  if (await hasActiveContract(unit, practice, clinic)) return;
  const id = await nextId(unit, practice, 'contracts');
  // Looked at again behind the lock: another request may have signed one meanwhile.
  if (await hasActiveContract(unit, practice, clinic)) return;
  await anyTable(unit)
    .insertInto('contracts')
    .values({ practice_id: practice, id, clinic, ...OWN_CONTRACT })
    .execute();
};

const uniqueName = unique('clinics', ['name'], 'name', 'clinicName');

/** CLI-RULE-3, CLI-RULE-5: a name of its own, and a phone that can be dialled, stored in the international form. */
export const clinicRule: Rule = {
  check: async (draft) => {
    const { row, problems } = draft;
    await uniqueName(draft);
    if (!touches(draft, 'phone') || typeof row.phone !== 'string' || row.phone === '') return;
    if (isIranianPhone(row.phone)) row.phone = internationalPhone(row.phone.replace(/[\s()-]/g, ''));
    else problems.add('phone', message('clinicPhone'));
  },
  after: async ({ unit, practice, row }) => {
    if (row.is_personal === 1) await openOwnContract(unit, practice, Number(row.id));
  },
  guard: (id) => {
    if (id === FIRST_CLINIC) throw refusal(409, 'firstClinic');
  },
};
