import { useMemo } from 'react';
import { digitsOnly } from '../../../../../schema/kit/digits.ts';
import { persianOrder } from '../../../../../schema/kit/persian-text.ts';
import { soughtPhones } from '../../../../../schema/kit/phone.ts';
import { fullName } from '../../../../../schema/patients/patient.ts';
import { useApp } from '../../../actors.tsx';
import { pageWords } from '../../../page/texts.ts';
import { useRows } from '../../../resources.ts';
import type { Option } from '../options.ts';

/** As many of those whom one worked with lately, or who were filed last, stand before the others. */
const MOST_FIRST = 5;

/**
 * Patients to choose from by name, told apart by their national numbers, for which `numbered` has the words; found as in their own list (D-20).
 * Whom one worked with comes first, and who was filed last as far as there is room.
 */
export const usePatientOptions = (numbered: (number: string) => string): readonly Option<number>[] => {
  const patients = useRows('patients');
  const lately = useApp(({ chosen }) => chosen.patients?.id);
  return useMemo(() => {
    const place = (id: number) => (lately?.indexOf(String(id)) ?? -1) + 1 || Number.POSITIVE_INFINITY;
    const first = patients
      .map(({ id }) => id)
      .toSorted((one, other) => place(one) - place(other) || other - one)
      .slice(0, MOST_FIRST);
    return patients
      .map((patient) => ({
        value: patient.id,
        label: fullName(patient) || pageWords.unknown,
        first: first.includes(patient.id),
        ...(patient.national_number ? { detail: numbered(patient.national_number) } : {}),
        // Whoever writes the country of a phone may write 00 before it.
        sought: `${digitsOnly(patient.national_number ?? '')};${patient.phone ? soughtPhones(patient.phone).join(';00') : ''}`,
      }))
      .toSorted((one, other) => persianOrder(one.label, other.label));
  }, [patients, numbered, lately]);
};
