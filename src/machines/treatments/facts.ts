import type { Row } from '../../schema/api.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import type { Contract } from '../../schema/clinics/contract.ts';
import type { ProcedureType } from '../../schema/clinics/procedure-type.ts';
import { contractOn } from '../../schema/contracts/holding.ts';
import type { InsuranceTariff } from '../../schema/insurances/insurance.ts';
import { type TreatmentDraft, type TreatmentFacts, type TreatmentField, type TreatmentProblem, treatmentProblems } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { type AnyRow, rowById } from '../kit/rows.ts';

/** The cached lists that a treatment is made of; null while one is not known. */
export interface TreatmentLists {
  readonly patients: readonly Row<'patients'>[] | null;
  readonly procedureTypes: readonly ProcedureType[] | null;
  readonly clinics: readonly Clinic[] | null;
  readonly contracts: readonly Contract[] | null;
  readonly insuranceTariffs: readonly InsuranceTariff[] | null;
}

/** The lists' names, in the order in which the form asks for them. */
export const TREATMENT_LISTS = ['patients', 'procedureTypes', 'clinics', 'contracts', 'insurances', 'insuranceTariffs'] as const;

/**
 * The clinic's active contract: of several, the one that holds on the day of the treatment, else the one that began last.
 * Null where the clinic has none.
 */
export const activeContract = (contracts: readonly Contract[], clinic: number, day: string | null): Contract | null => {
  const active = contracts.filter((contract) => contract.clinic === clinic && contract.is_active);
  const latest = active.reduce<Contract | null>((best, contract) => (best === null || contract.start_date > best.start_date ? contract : best), null);
  return contractOn(active, day) ?? latest;
};

/** The contract that a treatment falls under: a stored one keeps its own while its clinic stays. */
const contractOf = (draft: TreatmentDraft, contracts: readonly Contract[], stored: Surgery | null): number | null => {
  if (!draft.clinic) return null;
  // Whether the provider tells the clinic or not: the contract names it.
  const own = typeof stored?.contract === 'number' ? rowById(contracts, stored.contract) : undefined;
  if (own?.clinic === draft.clinic.id) return own.id;
  return activeContract(contracts, draft.clinic.id, draft.surgery_time.day ?? null)?.id ?? null;
};

const has = <Name extends string>(name: Name, choice: AnyRow | null | undefined, rows: readonly AnyRow[] | null): Partial<Record<Name, boolean>> =>
  choice && rows ? ({ [name]: rowById(rows, choice.id) !== undefined } as Partial<Record<Name, boolean>>) : {};

/** What the lists say about the choices of a draft; `stored` is the treatment that is edited. */
export const treatmentFacts = (draft: TreatmentDraft, lists: TreatmentLists, stored: Surgery | null = null): Partial<TreatmentFacts> => {
  const clinic = draft.clinic && lists.clinics ? rowById(lists.clinics, draft.clinic.id) : undefined;
  return {
    ...has('patient', draft.patient, lists.patients),
    ...has('procedure_type', draft.procedure_type, lists.procedureTypes),
    ...has('clinic', draft.clinic, lists.clinics),
    ...has('insurance_tariff', draft.insurance_tariff, lists.insuranceTariffs),
    ...(clinic ? { personal: clinic.is_personal } : {}),
    ...(draft.clinic && lists.contracts ? { contract: contractOf(draft, lists.contracts, stored) } : {}),
  };
};

/** Whether the contract of a stored treatment has vanished (TRT-ERR-2). */
export const isContractMissing = (stored: Surgery, contracts: readonly Contract[] | null): boolean =>
  contracts !== null && (typeof stored.contract !== 'number' || rowById(contracts, stored.contract) === undefined);

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
