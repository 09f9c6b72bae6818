import type { Row } from '../../schema/api.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import type { Contract } from '../../schema/clinics/contract.ts';
import type { ProcedureType } from '../../schema/clinics/procedure-type.ts';
import { contractOn, covers, lastBegun } from '../../schema/contracts/holding.ts';
import type { InsuranceTariff } from '../../schema/insurances/insurance.ts';
import { chosenOr } from '../../schema/kit/draft/day.ts';
import {
  isPersonal,
  type TreatmentDraft,
  type TreatmentFacts,
  type TreatmentField,
  type TreatmentProblem,
  treatmentProblems,
} from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { type AnyRow, rowById } from '../kit/rows.ts';

/** The cached lists that a treatment is made of; null while one is not known. */
export interface TreatmentLists {
  readonly patients: readonly Row<'patients'>[] | null;
  readonly procedureTypes: readonly ProcedureType[] | null;
  readonly clinics: readonly Clinic[] | null;
  readonly contracts: readonly Contract[] | null;
  /** Whether there are no other contracts than these; so it is unless it is said not to be. */
  readonly allContracts?: boolean;
  readonly insuranceTariffs: readonly InsuranceTariff[] | null;
}

/** The lists' names, in the order in which the form asks for them. */
export const TREATMENT_LISTS = ['patients', 'procedureTypes', 'clinics', 'contracts', 'insurances', 'insuranceTariffs'] as const;

/**
 * Of a clinic's active contracts the one that holds on the day of the treatment, else the last that began before it: what is agreed later says
 * nothing of what was done. One that had not begun counts only where there is no other. Null where the clinic has none.
 */
const activeContract = (active: readonly Contract[], day: string | null): Contract | null =>
  contractOn(active, day) ?? lastBegun(active.filter(({ start_date }) => day !== null && start_date <= day)) ?? lastBegun(active);

/**
 * The contract that a treatment at a clinic falls under, null where there is none. A stored one keeps its own, until its day or clinic is
 * changed to where that does not hold and an active one does.
 */
export const contractAt = (contracts: readonly Contract[], clinic: number, day: string | null, stored: Surgery | null): Contract | null => {
  const active = contracts.filter((contract) => contract.clinic === clinic && contract.is_active);
  // Whether the provider tells the clinic or not: the contract names it.
  const own = typeof stored?.contract === 'number' ? rowById(contracts, stored.contract) : undefined;
  if (own?.clinic !== clinic) return activeContract(active, day);
  const isUntouched = day === (stored?.surgery_time ?? null) && clinic === (stored?.clinic ?? clinic);
  return isUntouched || (day !== null && covers(own, day)) ? own : (contractOn(active, day) ?? own);
};

/**
 * The same by its id, undefined where one that is not among these may be it: at its clinic a stored treatment keeps one that could not be read.
 * So it does where nobody tells the clinic, be it that the contracts are not known at all.
 */
const contractIdAt = (
  { contracts, allContracts = true }: TreatmentLists,
  clinic: number | null,
  day: string | null,
  stored: Surgery | null,
): number | null | undefined => {
  const own = stored?.contract;
  const isHidden = contracts ? !allContracts && !rowById(contracts, own ?? 0) : clinic === null;
  if (isHidden && typeof own === 'number' && clinic === (stored?.clinic ?? null)) return own;
  if (contracts === null || clinic === null) return undefined;
  const found = contractAt(contracts, clinic, day, stored)?.id;
  return allContracts ? (found ?? null) : found;
};

/** The form of a stored treatment at the clinic that its contract names, where the provider does not tell the clinic and nobody chose one. */
export const placed = (draft: TreatmentDraft, contracts: TreatmentLists['contracts'], stored: Surgery | null): TreatmentDraft => {
  const own = (draft.clinic ?? stored?.clinic) == null ? rowById(contracts ?? [], stored?.contract ?? 0) : undefined;
  return own ? { ...draft, clinic: { id: own.clinic } } : draft;
};

const has = <Name extends string>(name: Name, choice: AnyRow | null | undefined, rows: readonly AnyRow[] | null): Partial<Record<Name, boolean>> =>
  choice && rows ? ({ [name]: rowById(rows, choice.id) !== undefined } as Partial<Record<Name, boolean>>) : {};

/** What the lists say about the choices of a draft, on Tehran's `today`; `stored` is the treatment that is edited. */
export const treatmentFacts = (formed: TreatmentDraft, lists: TreatmentLists, today: string, stored: Surgery | null = null): Partial<TreatmentFacts> => {
  const draft = placed(formed, lists.contracts, stored);
  const { day = null } = chosenOr(today, draft.surgery_time);
  const clinic = draft.clinic && lists.clinics ? rowById(lists.clinics, draft.clinic.id) : undefined;
  const contract = contractIdAt(lists, draft.clinic?.id ?? null, day, stored);
  return {
    ...has('patient', draft.patient, lists.patients),
    ...has('procedure_type', draft.procedure_type, lists.procedureTypes),
    ...has('clinic', draft.clinic, lists.clinics),
    ...has('insurance_tariff', draft.insurance_tariff, lists.insuranceTariffs),
    ...(clinic ? { personal: clinic.is_personal } : {}),
    ...(contract === undefined ? {} : { contract }),
  };
};

/** Whether a contract does not hold on the day of a treatment; not asked at the dentist's own clinic, whose contracts nobody sees. */
export const isStray = (contract: Contract, day: string | null, personal: boolean): boolean => !personal && day !== null && !covers(contract, day);

/** The contract that a treatment falls under although it is a stray one; null where it is none, and while nobody knows whose the clinic is. */
export const strayContract = (draft: TreatmentDraft, facts: Partial<TreatmentFacts>, contracts: readonly Contract[] | null, today: string): Contract | null => {
  const contract = contracts && typeof facts.contract === 'number' ? rowById(contracts, facts.contract) : undefined;
  return contract && isStray(contract, chosenOr(today, draft.surgery_time).day ?? null, isPersonal(draft, facts) !== false) ? contract : null;
};

/** Whether the contract of a stored treatment has vanished (TRT-ERR-2). */
export const isContractMissing = ({ contract }: Surgery, { contracts, allContracts = true }: Pick<TreatmentLists, 'contracts' | 'allContracts'>): boolean =>
  contracts !== null && (typeof contract !== 'number' || (allContracts && rowById(contracts, contract) === undefined));

const INCOMPLETE: readonly TreatmentProblem[] = [
  'patientRequired',
  'typeRequired',
  'amountInvalid',
  'quadrantRequired',
  'toothRequired',
  'clinicRequired',
  'tariffRequired',
  'dateRequired',
  'dateInvalid',
];

/** The fields that keep a treatment out of the list while they are empty; anything else is said when it is added. `today` is Tehran's. */
export const missingOfTreatment = (draft: TreatmentDraft, today: string, facts: Partial<TreatmentFacts>): readonly TreatmentField[] =>
  treatmentProblems(draft, today, facts).flatMap(({ field, code }) => (INCOMPLETE.includes(code) ? [field] : []));
