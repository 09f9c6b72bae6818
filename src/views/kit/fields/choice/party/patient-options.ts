import { useMemo } from 'react';
import { persianDigits } from '../../../../../schema/kit/digits.ts';
import { persianOrder } from '../../../../../schema/kit/persian-text.ts';
import { fullName } from '../../../../../schema/patients/patient.ts';
import { pageWords } from '../../../page/texts.ts';
import { useRows } from '../../../resources.ts';
import type { Option } from '../options.ts';
import { partyWords } from './texts.ts';

/** As many of those who were filed last stand before the others. */
const NEWEST = 5;

/** Patients to choose from by name, told apart by their national numbers; who was filed last comes first. */
export const usePatientOptions = (): readonly Option<number>[] => {
  const patients = useRows('patients');
  return useMemo(() => {
    const newest = new Set(
      patients
        .map(({ id }) => id)
        .toSorted((one, other) => other - one)
        .slice(0, NEWEST),
    );
    return patients
      .map((patient) => ({
        value: patient.id,
        label: fullName(patient) || pageWords.unknown,
        first: newest.has(patient.id),
        ...(patient.national_number ? { detail: partyWords.number(persianDigits(patient.national_number)) } : {}),
      }))
      .toSorted((one, other) => persianOrder(one.label, other.label));
  }, [patients]);
};
