import { CONTRACT_TYPES } from '../../../src/schema/clinics/contract.ts';
import { message } from '../../http/messages.ts';
import { NON_FIELD } from '../../http/refusal.ts';
import { anyTable, isThere } from '../rows.ts';
import { type Draft, type Rule, touches } from './rule.ts';

/** Whether a contract holds while another of its clinic does that it did not overlap before it was changed. */
const overlaps = async ({ unit, practice, id, row, before }: Draft): Promise<boolean> => {
  const was = before?.clinic === row.clinic ? before : null;
  const other = await anyTable(unit)
    .selectFrom('contracts')
    .select('id')
    .where('practice_id', '=', practice)
    .where('clinic', '=', row.clinic ?? null)
    .where('id', '!=', id)
    .where('start_date', '<', row.end_date ?? null)
    .where('end_date', '>', row.start_date ?? null)
    .$if(was !== null, (others) =>
      others.where((either) => either.or([either('start_date', '>=', was?.end_date ?? null), either('end_date', '<=', was?.start_date ?? null)])),
    )
    .executeTakeFirst();
  return other !== undefined;
};

const hasTreatments = ({ unit, practice, id }: Draft): Promise<boolean> => isThere(unit, practice, 'surgeries', { contract: id });

/** CLI-CONTRACT-4, CLI-CONTRACT-6, CLI-CONTRACT-7: no percentage under a fixed tariff, start before end, and no two contracts of a clinic at once, but what overlapped already; one may begin where another ends. */
export const contractRule: Rule = {
  check: async (draft) => {
    const { row, before, problems } = draft;
    // Under a fixed tariff there is no share.
    if (row.contract_type === CONTRACT_TYPES.fixed) row.percent = 0;
    // A treatment stands in the clinic of its contract: it cannot move without the treatments, nor they without anybody's knowing.
    if (before !== null && row.clinic !== before.clinic && (await hasTreatments(draft))) problems.add('clinic', message('contractOfTreatments'));
    if (!touches(draft, 'start_date', 'end_date', 'clinic')) return;
    if (String(row.start_date) >= String(row.end_date)) problems.add('end_date', message('dateOrder'));
    else if (await overlaps(draft)) problems.add(NON_FIELD, message('overlap'));
  },
};

/** CLI-TARIFF-5: a service has one price in a contract. */
export const constantTariffRule: Rule = {
  check: async (draft) => {
    const { unit, practice, id, row, problems } = draft;
    if (!touches(draft, 'contract', 'procedure_type')) return;
    const values = { contract: row.contract ?? null, procedure_type: row.procedure_type ?? null };
    if (await isThere(unit, practice, 'constant_tariffs', values, id)) problems.add(NON_FIELD, message('sameService'));
  },
};
