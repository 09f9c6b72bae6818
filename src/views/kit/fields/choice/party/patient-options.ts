import { useMemo } from 'react';
import { fullName, type Patient } from '../../../../../schema/patients/patient.ts';
import { useApp } from '../../../actors.tsx';
import { pageWords } from '../../../page/texts.ts';
import { useRows } from '../../../resources.ts';
import type { Option } from '../options.ts';
import type { People } from './people.ts';

const NOBODY: readonly string[] = [];

/** How a patient stands among choices: by name, told apart by the national number, for which `numbered` has the words. */
export const patientOption = (patient: Patient, numbered: (number: string) => string): Option<number> => ({
  value: patient.id,
  label: fullName(patient) || pageWords.unknown,
  ...(patient.national_number ? { detail: numbered(patient.national_number) } : {}),
});

/** Whom one worked with lately. */
export const useLately = (): readonly string[] => useApp(({ chosen }) => chosen.patients?.id) ?? NOBODY;

/** Patients to choose from, with why somebody will not do; both functions the same for as long as they say the same. */
export const usePeople = (numbered: (number: string) => string, warningOf?: (patient: number) => string | null): People<number> => {
  const patients = useRows('patients');
  const lately = useLately();
  return useMemo(
    () => ({
      patients,
      lately,
      optionOf: (patient) => ({ ...patientOption(patient, numbered), ...(warningOf ? { warning: warningOf(patient.id) } : {}) }),
      idOf: (id) => id,
    }),
    [patients, lately, numbered, warningOf],
  );
};
