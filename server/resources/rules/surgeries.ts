import { message } from '../../http/messages.ts';
import { anyTable } from '../rows.ts';
import { type Rule, touches } from './rule.ts';

/** A treatment is done where its contract holds: the clinic follows the contract when the request names only that. */
export const surgeryRule: Rule = {
  check: async (draft) => {
    const { unit, practice, row, set, before, problems } = draft;
    if (!touches(draft, 'contract', 'clinic')) return;
    if (row.contract === null || row.contract === undefined) return;
    const contract = await anyTable(unit)
      .selectFrom('contracts')
      .select('clinic')
      .where('practice_id', '=', practice)
      .where('id', '=', row.contract)
      .executeTakeFirst();
    const named = before === null ? set.clinic !== null : 'clinic' in set && set.clinic !== null;
    if (!named) row.clinic = contract?.clinic ?? null;
    else if (row.clinic !== contract?.clinic) problems.add('contract', message('otherClinic'));
  },
};
