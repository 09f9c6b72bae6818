import type { Terms, TermsLists } from '../../machines/contracts/facts.ts';
import { entersTerms, termsOf } from '../../machines/contracts/facts.ts';
import { rowById } from '../../machines/kit/rows.ts';
import { numberParam, type Params } from '../../machines/kit/screen.ts';
import type { Clinic } from '../../schema/clinics/clinic.ts';
import { useIsWhole } from '../kit/fields/choice/whole-lists.ts';
import { useListState, useRows } from '../kit/resources.ts';

/** The cached lists that say clinics' terms; null while one is not known. */
const useTermsLists = (): TermsLists => {
  const [clinics, contracts, constantTariffs, procedureTypes] = [
    useRows('clinics'),
    useRows('contracts'),
    useRows('constantTariffs'),
    useRows('procedureTypes'),
  ];
  const known = [useListState('clinics').known, useListState('contracts').known, useListState('constantTariffs').known, useListState('procedureTypes').known];
  return {
    clinics: known[0] ? clinics : null,
    contracts: known[1] ? contracts : null,
    constantTariffs: known[2] ? constantTariffs : null,
    procedureTypes: known[3] ? procedureTypes : null,
  };
};

interface KnownTerms {
  readonly lists: TermsLists;
  readonly terms: Terms;
  /** Whether terms of the clinic that an address names are entered here; null while nobody knows. */
  readonly hasTerms: (params: Params) => boolean | null;
  /** The same of a clinic that is known. */
  readonly enters: (clinic: Pick<Clinic, 'id' | 'is_personal'>) => boolean | null;
  /** Undefined where there is no such clinic, null while nobody knows. */
  readonly clinic: Clinic | null | undefined;
  /** Whether every row could be read: of what could not, nobody knows whose it is. */
  readonly whole: { readonly contracts: boolean; readonly tariffs: boolean };
}

/** One clinic with its terms. */
export const useTerms = (id: number): KnownTerms => {
  const lists = useTermsLists();
  const contracts = useListState('contracts').unreadable === 0;
  const tariffs = useListState('constantTariffs').unreadable === 0 && contracts;
  const isWhole = useIsWhole('clinics');
  const clinicOf = (wanted: number): Clinic | null | undefined => rowById(lists.clinics ?? [], wanted) ?? (isWhole ? undefined : null);
  // Of contracts that could not be read one may be the provider's own.
  const enters: KnownTerms['enters'] = (clinic) => entersTerms(clinic, contracts ? lists : { contracts: null });
  const hasTerms = (params: Params): boolean | null => {
    const clinic = clinicOf(numberParam(params, 'id') ?? 0);
    return clinic === null || (clinic !== undefined && enters(clinic));
  };
  return { lists, terms: termsOf(lists, id), hasTerms, enters, clinic: clinicOf(id), whole: { contracts, tariffs } };
};
