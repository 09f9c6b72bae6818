import { isMissing } from '../../machines/kit/outcome.ts';
import type { AnyRow } from '../../machines/kit/rows.ts';
import type { Contract } from '../../schema/clinics/contract.ts';
import type { ContractDraft, ContractProblem } from '../../schema/contracts/contract-draft.ts';
import { kindOf } from '../../schema/contracts/period.ts';
import type { TariffDraft, TariffProblem } from '../../schema/contracts/tariff-draft.ts';
import { percentTyped } from '../../schema/kit/draft/number.ts';
import type { Failure } from '../../schema/kit/failure.ts';
import { jalaliText } from '../../schema/kit/jalali.ts';
import { fieldErrors, saveFailure } from '../kit/feedback/wording.ts';
import { contract, contractFields, contractProblems, failures, kinds, tariffFields, tariffProblems } from './texts.ts';

type Problems = readonly { readonly code: string }[];

/** What is wrong with a contract's form as a whole; days that overlap are said so, anything else is not valid (CLI-CONTRACT-6). */
export const contractFormError = (problems: Problems): string | null => {
  if (problems.length === 0) return null;
  return problems.every(({ code }) => code === 'overlap') ? contractProblems.overlap : contractProblems.invalid;
};

/** The same of a tariff's form (CLI-TARIFF-4). */
export const tariffFormError = (problems: Problems): string | null => {
  if (problems.length === 0) return null;
  return problems.every(({ code }) => code === 'sameService') ? tariffProblems.sameService : tariffProblems.invalid;
};

export const contractErrors = fieldErrors<ContractDraft>(({ code }) => contractProblems[code === 'overlap' ? 'overlapHere' : (code as ContractProblem)]);
export const tariffErrors = fieldErrors<TariffDraft>(({ code }) => tariffProblems[code === 'sameService' ? 'sameServiceHere' : (code as TariffProblem)]);

interface Sent {
  readonly record?: AnyRow | null;
}

/** Why a row could not be saved: of a stored one that is there no more, that it is gone. */
const failing =
  (texts: { readonly create: string; readonly update: string; readonly missing: string }, labels: Readonly<Record<string, string>>) =>
  (failure: Failure, row?: Sent): string => {
    if (row?.record && isMissing(failure)) return texts.missing;
    return saveFailure(failure, { prefix: row?.record ? texts.update : texts.create, labels });
  };

export const contractFailure = failing(failures.contract, contractFields);
const tariffSaveFailure = failing(failures.tariff, tariffFields);

/** The same of a tariff; whatever a provider says of one whose contract is gone, that is why. */
export const tariffFailure = (failure: Failure, row?: Sent, hasContract = true): string =>
  hasContract || failure._tag !== 'Rejected' ? tariffSaveFailure(failure, row) : tariffProblems.contractGone;

/** What a contract is by its kind: «ترکیبی، ۴۰٪», or «ترکیبی» while nobody knows the percentage. */
export const kindName = (row: Pick<Contract, 'contract_type' | 'percent'>): string => {
  const kind = kindOf(row);
  return kind === 'fixed' || row.percent == null ? kinds[kind] : `${kinds[kind]}، ${contract.share(row.percent)}`;
};

/** What a person calls a contract. */
export const contractName = (row: Pick<Contract, 'contract_type' | 'percent' | 'start_date' | 'end_date'>): string =>
  contract.named(kindName(row), jalaliText(row.start_date), jalaliText(row.end_date));

/** What a person calls an entry that is to become a contract. */
export const contractEntryName = ({ contract_type, percent, start_date, end_date }: ContractDraft): string =>
  contractName({
    contract_type: contract_type ?? '',
    percent: percentTyped(percent),
    start_date: start_date.day ?? start_date.typed,
    end_date: end_date.day ?? end_date.typed,
  });
