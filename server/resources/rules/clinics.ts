import { latinText } from '../../../src/schema/kit/persian-text.ts';
import { internationalPhone, isIranianPhone } from '../../../src/schema/kit/phone.ts';
import { message } from '../../http/messages.ts';
import { refusal } from '../../http/refusal.ts';
import { anyTable } from '../rows.ts';
import { endOwnTerms, keepOwnContract, takeOwnTerms } from './own-contract.ts';
import { type Draft, type Rule, touches } from './rule.ts';

/** The clinic that appointments are made at; it comes with the practice and stays. */
const FIRST_CLINIC = 1;

const isNameTaken = async ({ unit, practice, id, row }: Draft): Promise<boolean> => {
  const others = await anyTable(unit).selectFrom('clinics').select(['id', 'name']).where('practice_id', '=', practice).execute();
  return others.some((other) => other.id !== id && latinText(String(other.name)) === latinText(String(row.name)));
};

/** CLI-RULE-3, CLI-RULE-5: a name of its own, and a phone that can be dialled, stored in the international form; terms that follow whether it is personal. */
export const clinicRule: Rule = {
  check: async (draft) => {
    const { row, problems } = draft;
    if (touches(draft, 'name') && (await isNameTaken(draft))) problems.add('name', message('clinicName'));
    if (!touches(draft, 'phone') || typeof row.phone !== 'string' || row.phone === '') return;
    if (isIranianPhone(row.phone)) row.phone = internationalPhone(row.phone);
    else problems.add('phone', message('clinicPhone'));
  },
  after: async ({ unit, practice, id, row, before, today }) => {
    const was = before?.is_personal === 1;
    if (row.is_personal === 1) await (was ? keepOwnContract : takeOwnTerms)(unit, practice, id, today);
    else if (was) await endOwnTerms(unit, practice, id, today);
  },
  guard: (id) => {
    if (id === FIRST_CLINIC) throw refusal(409, 'firstClinic');
  },
};
