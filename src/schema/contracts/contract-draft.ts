import { CONTRACT_TYPES, type Contract, contractFields } from '../clinics/contract.ts';
import { isAlikeBy } from '../kit/draft/alike.ts';
import { codeEntry, flagEntry, refEntry } from '../kit/draft/choice.ts';
import { dayEntry } from '../kit/draft/day.ts';
import type { Before, CodeIn, Problem } from '../kit/draft/draft.ts';
import { draftOf } from '../kit/draft/draft-of.ts';
import { percentEntry, percentTyped } from '../kit/draft/number.ts';
import { isInCalendar } from '../kit/jalali.ts';
import { list, type StructOf, struct } from '../kit/shape.ts';
import { overlaps, type Period, yearLater } from './period.ts';

const { id, start_date, end_date, contract_type, percent } = contractFields;

/** What the cached list says: the contracts of the clinic; absent while it is not known. */
export const contractFactFields = { stored: list(struct({ id, start_date, end_date, contract_type, percent })) };
export type ContractFacts = StructOf<typeof contractFactFields>;

/** The form of a contract of the clinic in the address; the codes are what may be wrong with a field (CLI-CONTRACT-6). */
export const contractDraft = draftOf(
  contractFields,
  contractFactFields,
)({
  clinic: refEntry({ required: 'clinicRequired' }),
  start_date: dayEntry({ required: 'startRequired', invalid: 'dateInvalid' }),
  end_date: dayEntry({ required: 'endRequired', invalid: 'dateInvalid' }),
  contract_type: codeEntry({ required: 'typeRequired' }),
  percent: percentEntry({ required: 'percentRequired', invalid: 'percentInvalid', fine: 'percentFine' }),
  is_active: flagEntry(),
}).beside({
  // Under a fixed tariff there is no share (CLI-CONTRACT-4).
  settled: { percent: ({ contract_type: type }) => (type === CONTRACT_TYPES.fixed ? 0 : undefined) },
});

export const { fields: contractDraftFields } = contractDraft;

export type ContractDraft = StructOf<typeof contractDraftFields>;
export type ContractField = keyof ContractDraft;
/** What is wrong with a field; views put it in words. */
export type ContractProblem = CodeIn<typeof contractDraft> | 'datesReversed' | 'overlap';
type Found = readonly Problem<ContractField, ContractProblem>[];

/** The form after a change: a new start, or any where there is no end, brings its end, a year later (CLI-CONTRACT-3), and a kind with a share asks for one. The start that it was opened with, `opened`, has its own end. */
export const revisedContract = (draft: ContractDraft, change: Partial<ContractDraft>, opened?: ContractDraft): ContractDraft => {
  const typed = contractDraft.revised(draft, change);
  // Under a fixed tariff the share is none: under another kind it is still to be said.
  const wasFixed = draft.contract_type === CONTRACT_TYPES.fixed && typed.contract_type !== CONTRACT_TYPES.fixed;
  const revised = wasFixed && !('percent' in change) && Number(typed.percent) === 0 ? { ...typed, percent: '' } : typed;
  const day = change.start_date?.day;
  const isNew = day !== draft.start_date.day || draft.end_date.typed.trim() === '';
  if (!day || !isInCalendar(day) || !isNew || 'end_date' in change) return revised;
  if (day === opened?.start_date.day && opened.end_date.typed.trim() !== '') return { ...revised, end_date: opened.end_date };
  return { ...revised, end_date: contractDraft.filled({ end_date: yearLater(day) }).end_date };
};

/** When a draft is to hold; null while one of its days is missing. */
export const periodOf = ({ start_date: start, end_date: end }: ContractDraft): Period | null =>
  start.day && end.day ? { start_date: start.day, end_date: end.day } : null;

/**
 * Everything that is wrong with a draft; `others` are when the clinic's contracts hold that may stand in its way, stored and
 * still to be sent. Of a stored one whose days nobody touched it was judged when they were chosen: a provider has some that overlap (D-103).
 */
export const contractProblems = (draft: ContractDraft, today: string, others: readonly Period[], before: Before<ContractDraft> = {}): Found => {
  const problems: Found = contractDraft.problems(draft, today, {}, before);
  const period = periodOf(draft);
  if (!period || problems.some(({ field }) => field === 'start_date' || field === 'end_date')) return problems;
  if (period.start_date === before.opened?.start_date.day && period.end_date === before.opened.end_date.day) return problems;
  if (period.start_date >= period.end_date) return [...problems, { field: 'end_date', code: 'datesReversed' }];
  return others.some((other) => overlaps(period, other)) ? [...problems, { field: 'start_date', code: 'overlap' }] : problems;
};

/** Whether a change of a stored contract changes what the dentist earns by treatments of the past: by whoever reckons shares by the contract of each (D-395). */
export const reckonsAnew = ({ contract_type: type, percent }: ContractDraft, record: Contract, today: string): boolean => {
  const opened = contractDraft.open(record);
  return record.start_date <= today && (type !== opened.contract_type || percentTyped(percent) !== percentTyped(opened.percent));
};

/** Whether a stored contract could be what a payload became: no clinic has two at once. */
export const isAlikeContract = isAlikeBy<Contract>('clinic', 'start_date', 'end_date');
