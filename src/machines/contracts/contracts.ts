import type { Contract } from '../../schema/clinics/contract.ts';
import {
  type ContractDraft,
  type ContractFacts,
  contractDraft,
  contractProblems,
  isAlikeContract,
  periodOf,
  revisedContract,
} from '../../schema/contracts/contract-draft.ts';
import { hasTariffs, type Period } from '../../schema/contracts/period.ts';
import { contractsWorkflow } from '../../schema/contracts/workflows.ts';
import { percentTyped } from '../../schema/kit/draft/number.ts';
import { numberParam } from '../kit/screen.ts';
import type { Around, StagedRules } from '../kit/staged/context.ts';
import { stagedList } from '../kit/staged/list.ts';
import { keptApart } from './apart.ts';
import { TERMS_LISTS } from './facts.ts';
import { afterSaving, stepPath } from './navigation.ts';

/** When the clinic's other contracts hold that may stand in the way: those that are stored, and in their place what the list makes of them. */
const otherPeriods = ({ stored = [] }: Partial<ContractFacts>, around: Around<ContractDraft, ContractFacts, Contract>): readonly Period[] => {
  const staged = around.rows.flatMap((row) => (row.state === 'sent' ? [] : (periodOf(row.draft) ?? [])));
  return [...keptApart(stored, around), ...staged];
};

/** Whether a draft makes a contract that knows fixed tariffs. */
const isTariffed = ({ contract_type, percent }: ContractDraft): boolean =>
  hasTariffs({ contract_type: contract_type ?? '', percent: percentTyped(percent) ?? 0 });

const rules: StagedRules<ContractDraft, ContractFacts, Contract> = {
  resource: 'contracts',
  wants: TERMS_LISTS,
  opened: ({ params }) => contractDraft.filled({ clinic: numberParam(params ?? {}, 'id') }),
  revised: revisedContract,
  // The next one most likely begins where this one ends.
  cleared: ({ clinic, end_date }) => revisedContract(contractDraft.filled({ clinic: clinic ?? null }), { start_date: end_date }),
  problems: (draft, today, facts, around) => contractProblems(draft, today, otherPeriods(facts, around), around),
  payload: contractDraft.created,
  isAlike: isAlikeContract,
  next: (entries, { id = '' }, rows) => {
    const changed = new Set(rows.map(({ record }) => record?.id));
    const stored = rows.findLast(({ facts }) => facts.stored !== undefined)?.facts.stored;
    const others = stored?.filter((contract) => !changed.has(contract.id));
    const tariffed = entries.some(isTariffed) || (others?.some(hasTariffs) ?? null);
    return afterSaving('contracts', { type: 'contracts.saved', tariffed }, id);
  },
  fallback: ({ id = '' }) => stepPath('clinic', id),
  linger: 0,
  stored: {
    draftOf: contractDraft.open,
    changed: (draft, contract, facts) => contractDraft.changed(draft, contractDraft.open(contract), contract, facts),
    isAsSent: contractDraft.isAsSent,
  },
};

/** Staging contracts of a clinic, new ones and changes of stored ones, and sending them (CLI-CONTRACT-1). */
export const contractsMachine = stagedList(contractsWorkflow, rules);
