import { useCallback, useMemo } from 'react';
import { type Debtor, debtorsOf } from '../../../machines/accounting/debtors.ts';
import { isWithin } from '../../../schema/accounting/day-range.ts';
import { useIsRecording } from '../../kit/actors.tsx';
import { useInSteps } from '../../kit/page/list/in-steps.ts';
import { useRows } from '../../kit/resources.ts';
import { useAsked } from '../standing.ts';
import { isSummable, useStanding } from '../trouble/lists.tsx';

/** The lists that debts are worked out of. */
export const NEEDED = ['surgeries', 'incomes'] as const;

/** Who owes, oldest debt first, of those whose debt began in the range; null while nobody knows, and in a recording. */
export const useDebtors = (shown: boolean): readonly Debtor[] | null => {
  const [surgeries, incomes] = [useRows('surgeries'), useRows('incomes')];
  const recorded = useIsRecording();
  const standings = [useStanding('surgeries'), useStanding('incomes')];
  const known = shown && !recorded && standings.every(isSummable);
  const range = useAsked('range');
  const { from, to } = range;
  const all = useInSteps(
    useCallback(
      function* () {
        return known ? yield* debtorsOf(surgeries, incomes) : null;
      },
      [known, surgeries, incomes],
    ),
  );
  return useMemo(() => {
    if (all === null || !known) return null;
    return from === null && to === null ? all : all.filter(({ since }) => since !== null && isWithin(since, { from, to }));
  }, [all, known, from, to]);
};
