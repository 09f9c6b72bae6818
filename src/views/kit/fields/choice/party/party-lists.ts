import { listOf, type PartyLists } from '../../../../../machines/kit/form/parties.ts';
import type { Payer } from '../../../../../schema/payments/prefill.ts';
import { useListState, useRows } from '../../../resources.ts';
import { useIsWhole } from '../whole-lists.ts';

/** The cached lists that a patient or a clinic is chosen from; null while one is not known. */
export const usePartyLists = (): PartyLists => {
  const patients = useRows('patients');
  const clinics = useRows('clinics');
  const known = { patients: useListState('patients').known, clinics: useListState('clinics').known };
  return { patients: known.patients ? patients : null, clinics: known.clinics ? clinics : null };
};

/** Whether the list that a patient or a clinic would be in can say that they are not there. */
export const useIsPartyListWhole = (): ((party: Payer | null | undefined) => boolean) => {
  const whole = { patients: useIsWhole('patients'), clinics: useIsWhole('clinics') };
  return (party) => !party || whole[listOf(party.kind)];
};
