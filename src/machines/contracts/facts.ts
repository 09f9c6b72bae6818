import type { Clinic } from '../../schema/clinics/clinic.ts';
import type { ConstantTariff, Contract } from '../../schema/clinics/contract.ts';
import type { ProcedureType } from '../../schema/clinics/procedure-type.ts';
import type { ContractDraft, ContractFacts, ContractField } from '../../schema/contracts/contract-draft.ts';
import { contractProblems } from '../../schema/contracts/contract-draft.ts';
import { contractOn } from '../../schema/contracts/holding.ts';
import { hasTariffs } from '../../schema/contracts/period.ts';
import { type TariffDraft, type TariffFacts, type TariffField, tariffDraft } from '../../schema/contracts/tariff-draft.ts';
import { rowById } from '../kit/rows.ts';

/** The cached lists that say a clinic's terms. */
export const TERMS_LISTS = ['clinics', 'contracts', 'constantTariffs', 'procedureTypes'] as const satisfies readonly (keyof TermsLists)[];

/** The same, as they are kept; null while one is not known. */
export interface TermsLists {
  readonly clinics: readonly Clinic[] | null;
  readonly contracts: readonly Contract[] | null;
  readonly constantTariffs: readonly ConstantTariff[] | null;
  readonly procedureTypes: readonly ProcedureType[] | null;
}

/** The terms of one clinic; null while a list is not known. */
export interface Terms {
  readonly contracts: readonly Contract[] | null;
  readonly tariffs: readonly ConstantTariff[] | null;
}

const ALL = 100;

/**
 * Whether a clinic's terms are entered here; null while nobody knows. A personal clinic's contract is its provider's to open, by percent
 * and of all (D-16); where it opened none that is active, terms are entered like any other clinic's (D-412).
 */
export const entersTerms = ({ id, is_personal }: Pick<Clinic, 'id' | 'is_personal'>, { contracts }: Pick<TermsLists, 'contracts'>): boolean | null =>
  is_personal
    ? contracts && !contracts.some((contract) => contract.clinic === id && contract.is_active && !hasTariffs(contract) && contract.percent === ALL)
    : true;

/** What of the lists is one clinic's; a tariff is that of its contract. */
export const termsOf = ({ contracts, constantTariffs }: TermsLists, clinic: number): Terms => {
  const own = contracts?.filter((contract) => contract.clinic === clinic) ?? null;
  const ids = new Set(own?.map(({ id }) => id));
  return { contracts: own, tariffs: own && (constantTariffs?.filter(({ contract }) => ids.has(contract)) ?? null) };
};

/** What the lists say of any contract of a clinic. */
export const contractFacts = ({ contracts }: Terms): Partial<ContractFacts> =>
  contracts
    ? { stored: contracts.map(({ id, start_date, end_date, contract_type, percent = null }) => ({ id, start_date, end_date, contract_type, percent })) }
    : {};

/** The contracts under which services may have prices. */
export const tariffedContracts = ({ contracts }: Pick<Terms, 'contracts'>): readonly Contract[] | null => contracts?.filter(hasTariffs) ?? null;

/** The contract that a tariff is most likely of: that of today, else the only one that there is, unless it is over and another one holds. */
const meantContract = ({ contracts }: Pick<Terms, 'contracts'>, today: string): Contract | null => {
  const tariffed = tariffedContracts({ contracts }) ?? [];
  const [only] = tariffed;
  const holding = contractOn(contracts ?? [], today);
  if (tariffed.length === 1 && only) return holding && holding !== only && only.end_date < today ? null : only;
  return contractOn(tariffed, today);
};

/** What the lists say of the form of a fixed tariff; `today` is Tehran's. */
export const tariffFacts = (draft: TariffDraft, terms: Terms, { procedureTypes }: Pick<TermsLists, 'procedureTypes'>, today: string): Partial<TariffFacts> => {
  const meant = meantContract(terms, today);
  const { procedure_type: service, contract } = draft;
  return {
    ...(contract != null && terms.contracts ? { contract: rowById(terms.contracts, contract) !== undefined } : {}),
    ...(service && procedureTypes ? { procedure_type: rowById(procedureTypes, service.id) !== undefined } : {}),
    ...(meant ? { only: meant.id } : {}),
    ...(terms.tariffs ? { stored: terms.tariffs.map(({ id, contract: under, procedure_type }) => ({ id, contract: under, procedure_type })) } : {}),
  };
};

const EMPTY_CONTRACT = ['startRequired', 'endRequired', 'typeRequired', 'percentRequired'];
const EMPTY_TARIFF = ['contractRequired', 'serviceRequired', 'priceRequired'];

/** The fields that keep a contract out of the list while they are empty; anything else is said when it is added. */
export const missingOfContract = (draft: ContractDraft): readonly ContractField[] =>
  contractProblems(draft, '', []).flatMap(({ field, code }) => (EMPTY_CONTRACT.includes(code) ? [field] : []));

/** The same of a fixed tariff; of a price that is typed but wrong its field says so. */
export const missingOfTariff = (draft: TariffDraft, facts: Partial<TariffFacts>): readonly TariffField[] =>
  tariffDraft
    .problems(draft, '', facts)
    .flatMap(({ field, code }) => (EMPTY_TARIFF.includes(code) && (field !== 'price' || draft.price.trim() === '') ? [field] : []));
