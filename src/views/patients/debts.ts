import type { Standing, Standings } from '../../machines/patients/standings.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { useIsRecording } from '../kit/actors.tsx';
import { usePartLater, useWantedLater } from '../kit/list/later.ts';
import { useListState, useRows } from '../kit/resources.ts';

/** How patients stand and how that is shown; it comes behind the list, which does not wait for it. */
const load = () => import('./debts/debts.ts');

export interface Debts {
  /** How those stand who have treatments or payments. */
  readonly standings: Standings;
  readonly of: (patient: Patient) => Standing;
  readonly Owed: Awaited<ReturnType<typeof load>>['Owed'];
}

const nothing: Standing = { owed: 0, lastVisit: null };

/**
 * How patients stand by the cached treatments and payments, once the list that `shown` speaks of is on the screen; null
 * while either is unknown, or holds rows that could not be read: nobody is told a sum that may be another.
 */
export const useDebts = (shown: boolean): Debts | null => {
  useWantedLater('surgeries incomes', shown);
  const part = usePartLater(load, shown);
  const surgeries = useRows('surgeries');
  const incomes = useRows('incomes');
  const states = [useListState('surgeries'), useListState('incomes')];
  const recorded = useIsRecording();
  if (recorded || !part || states.some(({ known, unreadable }) => !known || unreadable > 0)) return null;
  const standings = part.standingsOf(surgeries, incomes);
  return { standings, of: ({ id }) => standings.get(id) ?? nothing, Owed: part.Owed };
};
