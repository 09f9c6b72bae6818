import { useCallback } from 'react';
import type { Standing, Standings } from '../../machines/patients/standings.ts';
import type { Patient } from '../../schema/patients/patient.ts';
import { useLedger, usePartLater } from '../kit/list/later.ts';
import { useInSteps } from '../kit/page/list/in-steps.ts';

/** How patients stand and how that is shown; it comes behind the list, which does not wait for it. */
const load = () => import('./debts/debts.ts');

export interface Debts {
  /** How those stand who have treatments or payments. */
  readonly standings: Standings;
  readonly of: (patient: Patient) => Standing;
  readonly Owed: Awaited<ReturnType<typeof load>>['Owed'];
}

const nothing: Standing = { owed: 0, lastVisit: null };

/** How patients stand, once the list that `shown` speaks of is on the screen; null while nobody knows (`useLedger`). */
export const useDebts = (shown: boolean): Debts | null => {
  const ledger = useLedger(shown);
  const part = usePartLater(load, shown);
  const [surgeries, incomes] = [ledger?.surgeries, ledger?.incomes];
  const standings = useInSteps(
    useCallback(
      function* () {
        return part && surgeries && incomes ? yield* part.standing(surgeries, incomes) : null;
      },
      [part, surgeries, incomes],
    ),
    'background',
  );
  if (!part || !ledger || !standings) return null;
  return { standings, of: ({ id }) => standings.get(id) ?? nothing, Owed: part.Owed };
};
