import type { PartyLists } from '../../../../../machines/kit/form/parties.ts';
import { useListState, useRows } from '../../../resources.ts';
import { useIsWhole } from '../whole-lists.ts';

/** The cached lists that a patient or a clinic is chosen from; null while one is not known. */
export const usePartyLists = (): PartyLists => {
  const patients = useRows('patients');
  const clinics = useRows('clinics');
  const known = { patients: useListState('patients').known, clinics: useListState('clinics').known };
  const whole = { patients: useIsWhole('patients'), clinics: useIsWhole('clinics') };
  return { patients: known.patients ? patients : null, clinics: known.clinics ? clinics : null, whole };
};
