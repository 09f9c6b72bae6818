import { useMemo } from 'react';
import { digitsOnly } from '../../../../../schema/kit/digits.ts';
import { persianOrder } from '../../../../../schema/kit/persian-text.ts';
import { soughtPhones } from '../../../../../schema/kit/phone.ts';
import { fullName } from '../../../../../schema/patients/patient.ts';
import { pageWords } from '../../../page/texts.ts';
import { useRows } from '../../../resources.ts';
import type { Option } from '../options.ts';

/** As many of those who were filed last stand before the others. */
const NEWEST = 5;
const NONE: readonly number[] = [];

/**
 * Patients to choose from by name, told apart by their national numbers, for which `numbered` has the words; found as in their own list (D-20).
 * Who is in `lately` or was filed last comes first.
 */
export const usePatientOptions = (numbered: (number: string) => string, lately = NONE): readonly Option<number>[] => {
  const patients = useRows('patients');
  return useMemo(() => {
    const newest = patients.map(({ id }) => id).toSorted((one, other) => other - one);
    const first = new Set([...lately, ...newest.slice(0, NEWEST)]);
    return patients
      .map((patient) => ({
        value: patient.id,
        label: fullName(patient) || pageWords.unknown,
        first: first.has(patient.id),
        ...(patient.national_number ? { detail: numbered(patient.national_number) } : {}),
        // Whoever writes the country of a phone may write 00 before it.
        sought: `${digitsOnly(patient.national_number ?? '')};${patient.phone ? soughtPhones(patient.phone).join(';00') : ''}`,
      }))
      .toSorted((one, other) => persianOrder(one.label, other.label));
  }, [patients, numbered, lately]);
};
