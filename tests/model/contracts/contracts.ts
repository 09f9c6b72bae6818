import type { AnyMachineSnapshot } from 'xstate';
import { contractsMachine } from '../../../src/machines/contracts/contracts.ts';
import { current } from '../../../src/machines/kit/staged/context.ts';
import type { Contract } from '../../../src/schema/clinics/contract.ts';
import { type ContractDraft, contractDraft } from '../../../src/schema/contracts/contract-draft.ts';
import { contractsWorkflow } from '../../../src/schema/contracts/workflows.ts';
import { handedNothing, stagedContext, stagedModel } from '../kit/staged-list.ts';

const record: Contract = { id: 5, clinic: 3, start_date: '2020-01-01', end_date: '2021-01-01', contract_type: 1, percent: 40, is_active: true };

/** What is known of a stored contract where another is entered. */
const known = ({ clinic: _, is_active: __, ...rest }: Contract) => rest;

const day = (year: number) => ({ typed: '', day: `${year}-01-01` });
const yearOf = (year: number) => ({ start_date: day(year), end_date: day(year + 1), contract_type: 3, percent: '۳۵' });

/** A combined contract of a year of its own: no two may hold at once. */
const complete = (snapshot: AnyMachineSnapshot) => yearOf(2022 + stagedContext(snapshot).nextKey);

const stored = (snapshot: AnyMachineSnapshot, id: number): Contract => {
  const row = current(stagedContext(snapshot).rows);
  const draft = (row?.draft ?? { ...contractDraft.empty, clinic: 3, ...complete(snapshot) }) as ContractDraft;
  return { ...record, ...contractDraft.created(draft), id: row?.record?.id ?? id } as Contract;
};

export const contractsModel = stagedModel({
  machine: contractsMachine,
  description: contractsWorkflow,
  passed: {},
  complete,
  incomplete: { percent: '', contract_type: null },
  facts: { stored: [known(record)] },
  // One that is stored holds at the same time.
  forbidding: { stored: [record, { ...record, id: 6, start_date: '2000-01-01', end_date: '2100-01-01' }].map(known) },
  stored,
  params: { id: '3' },
  next: '/constant-tariffs/3',
  fallback: '/edit-clinic/3',
  never: handedNothing(contractsWorkflow),
  changes: {
    record,
    change: { contract_type: 3, start_date: day(2010), end_date: day(2011) },
    replacing: { entry: yearOf(2020), isOne: (draft) => (draft as ContractDraft).start_date.day === record.start_date },
  },
});
