import { useMemo } from 'react';
import { rowById } from '../../machines/kit/rows.ts';
import { contractAt, isStray, type TreatmentLists } from '../../machines/treatments/facts.ts';
import type { ResourceName, Row } from '../../schema/api.ts';
import type { Contract } from '../../schema/clinics/contract.ts';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import type { TreatmentDraft } from '../../schema/treatments/draft.ts';
import type { Surgery } from '../../schema/treatments/surgery.ts';
import { shallow, useSelectedIfOpen } from '../kit/actors.tsx';
import type { Option } from '../kit/fields/choice/options.ts';
import { enteringServices } from '../kit/fields/choice/service-texts.ts';
import { useIsWhole } from '../kit/fields/choice/whole-lists.ts';
import { useWorkflow } from '../kit/page/open-workflow.ts';
import { pageWords } from '../kit/page/texts.ts';
import { useListState, useRows } from '../kit/resources.ts';
import { form, lacking } from './texts.ts';

/** The rows of a cached list; null while it is not known. */
const useKnown = <R extends ResourceName>(list: R): readonly Row<R>[] | null => {
  const rows = useRows(list);
  return useListState(list).known ? rows : null;
};

/** The cached lists that a treatment is made of; null while one is not known. */
export const useTreatmentLists = (): TreatmentLists => ({
  patients: useKnown('patients'),
  procedureTypes: useKnown('procedureTypes'),
  clinics: useKnown('clinics'),
  contracts: useKnown('contracts'),
  allContracts: useIsWhole('contracts'),
  insuranceTariffs: useKnown('insuranceTariffs'),
});

/** Whether the lists can say of a choice that it is not there. */
export const useWhole = () => ({
  patient: useIsWhole('patients'),
  procedure_type: useIsWhole('procedureTypes'),
  clinic: useIsWhole('clinics'),
  insurance_tariff: useIsWhole('insuranceTariffs'),
});

/** Where what a treatment is chosen from is entered, for a practice that has none of it yet. */
export const ENTERING = {
  patients: { ...lacking.patients, to: '/new-patient' },
  procedureTypes: enteringServices,
  clinics: { ...lacking.clinics, to: '/new-clinic' },
  insuranceTariffs: { ...lacking.insuranceTariffs, to: '/insurances' },
} as const;

type Drafted = { readonly context: { readonly rows?: readonly { readonly draft: TreatmentDraft }[] } };

/** What the entries of this list chose for a field, by id. */
const useLately = (field: 'procedure_type' | 'clinic'): readonly number[] =>
  useSelectedIfOpen(useWorkflow(), ({ context }: Drafted) => (context.rows ?? []).flatMap(({ draft }) => draft[field]?.id ?? []), shallow) ?? NONE;
const NONE: readonly number[] = [];

const byLabel = (left: Option<number>, right: Option<number>) => persianOrder(left.label, right.label);

export const useTypeOptions = (): readonly Option<number>[] => {
  const types = useRows('procedureTypes');
  const lately = useLately('procedure_type');
  return useMemo(
    () => types.map(({ id, name, price }) => ({ value: id, label: name, detail: form.price(price), first: lately.includes(id) })).toSorted(byLabel),
    [types, lately],
  );
};

/** What is wrong with the contract that a treatment of a day would fall under; those of one's own clinic nobody sees. */
const warningOf = (contract: Contract | null, day: string | null, personal: boolean): string | null => {
  if (contract === null) return form.noContract;
  return isStray(contract, day, personal) ? form.noContractThen : null;
};

/** Clinics to choose from; one without a contract that a treatment of that day could fall under says so. `stored` is the treatment that is edited. */
export const useClinicOptions = ({ contracts, allContracts }: TreatmentLists, day: string | null, stored: Surgery | null): readonly Option<number>[] => {
  const clinics = useRows('clinics');
  const lately = useLately('clinic');
  return useMemo(
    () =>
      clinics
        .map(({ id, name, is_personal }) => ({
          value: id,
          label: name,
          first: lately.includes(id),
          ...(is_personal ? { detail: form.personal } : {}),
          warning: contracts === null || allContracts === false ? null : warningOf(contractAt(contracts, id, day, stored), day, is_personal),
        }))
        .toSorted(byLabel),
    [clinics, contracts, allContracts, day, stored, lately],
  );
};

/** A level of an insurance as one of the choices, with the name that a draft keeps of it. */
export interface TariffOption extends Option<number> {
  readonly name: string;
}

/** Levels of insurances to choose from; those of the patient's own insurance come first. */
export const useTariffOptions = (own: number | null): readonly TariffOption[] => {
  const tariffs = useRows('insuranceTariffs');
  const insurances = useRows('insurances');
  return useMemo(
    () =>
      tariffs
        .map(({ id, insurance, plan_level, percent, cover_type }) => {
          const cover = cover_type === 1 || cover_type === 2 ? form.covers[cover_type] : pageWords.unknown;
          const name = rowById(insurances, insurance)?.name ?? pageWords.unknown;
          return {
            value: id,
            label: form.level(name, plan_level),
            detail: form.cover(cover, percent),
            name: form.tariff(name, plan_level, cover, percent),
            first: insurance === own,
          };
        })
        .toSorted((left, right) => byLabel(left, right) || persianOrder(left.detail, right.detail)),
    [tariffs, insurances, own],
  );
};
