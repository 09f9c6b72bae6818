import { useMemo } from 'react';
import { rowById } from '../../machines/kit/rows.ts';
import type { TreatmentLists } from '../../machines/treatments/facts.ts';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import { fullName } from '../../schema/patients/patient.ts';
import type { Option } from '../kit/fields/select-hits.ts';
import { pageWords } from '../kit/page/texts.ts';
import { useListState, useRows } from '../kit/resources.ts';
import { form } from './texts.ts';

/** The cached lists that a treatment is made of; null while one is not known. */
export const useTreatmentLists = (): TreatmentLists => {
  const patients = useRows('patients');
  const procedureTypes = useRows('procedureTypes');
  const clinics = useRows('clinics');
  const contracts = useRows('contracts');
  const insuranceTariffs = useRows('insuranceTariffs');
  const known = {
    patients: useListState('patients').known,
    procedureTypes: useListState('procedureTypes').known,
    clinics: useListState('clinics').known,
    contracts: useListState('contracts').known,
    insuranceTariffs: useListState('insuranceTariffs').known,
  };
  return {
    patients: known.patients ? patients : null,
    procedureTypes: known.procedureTypes ? procedureTypes : null,
    clinics: known.clinics ? clinics : null,
    contracts: known.contracts ? contracts : null,
    insuranceTariffs: known.insuranceTariffs ? insuranceTariffs : null,
  };
};

const byLabel = (left: Option<number>, right: Option<number>) => persianOrder.compare(left.label, right.label);

/** Patients to choose from; who was filed last comes first, the search finds the rest. */
export const usePatientOptions = (): readonly Option<number>[] => {
  const patients = useRows('patients');
  return useMemo(
    () =>
      patients
        .toSorted((left, right) => right.id - left.id)
        .map((patient) => ({ value: patient.id, label: fullName(patient) || pageWords.unknown, detail: form.nationalNumber(patient.national_number) })),
    [patients],
  );
};

export const useTypeOptions = (): readonly Option<number>[] => {
  const types = useRows('procedureTypes');
  return useMemo(() => types.map(({ id, name, price }) => ({ value: id, label: name, detail: form.price(price) })).toSorted(byLabel), [types]);
};

export const useClinicOptions = (): readonly Option<number>[] => {
  const clinics = useRows('clinics');
  return useMemo(
    () => clinics.map(({ id, name, is_personal }) => ({ value: id, label: name, ...(is_personal ? { detail: form.personal } : {}) })).toSorted(byLabel),
    [clinics],
  );
};

export const useTariffOptions = (): readonly Option<number>[] => {
  const tariffs = useRows('insuranceTariffs');
  const insurances = useRows('insurances');
  return useMemo(
    () =>
      tariffs
        .map(({ id, insurance, plan_level, percent, cover_type }) => {
          const cover = cover_type === 1 || cover_type === 2 ? form.covers[cover_type] : pageWords.unknown;
          return { value: id, label: form.tariff(rowById(insurances, insurance)?.name ?? pageWords.unknown, plan_level, cover, percent) };
        })
        .toSorted(byLabel),
    [tariffs, insurances],
  );
};
