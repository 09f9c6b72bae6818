import { useCallback, useMemo } from 'react';
import { type Debtor, debtorsOf } from '../../../machines/accounting/debtors.ts';
import { isWithin } from '../../../schema/accounting/day-range.ts';
import { useIsRecording } from '../../kit/actors.tsx';
import { useInSteps } from '../../kit/page/list/in-steps.ts';
import { useListState, useRows } from '../../kit/resources.ts';
import { useAsked } from '../standing.ts';
import { isSummable, useStanding } from '../trouble/lists.tsx';

/** The lists that debts are worked out of. */
export const NEEDED = ['surgeries', 'incomes'] as const;

/** Who owes, oldest debt first, of those whose debt began in the range. */
export interface Debts {
  /** Once that is worked out; never in a recording. */
  readonly known: boolean;
  readonly rows: readonly Debtor[];
  /** Those whom the range leaves out although nobody knows when their debt began. */
  readonly undated: number;
  /** Whether nobody owes less than is said: of old lists nobody can say what was paid since, and a payment that could not be read makes a debt larger. */
  readonly certain: boolean;
}

/** Debts while they are `shown`, worked out step by step. */
export const useDebtors = (shown: boolean): Debts => {
  const [surgeries, incomes] = [useRows('surgeries'), useRows('incomes')];
  const recorded = useIsRecording();
  const standings = [useStanding('surgeries'), useStanding('incomes')];
  const known = shown && !recorded && standings.every(isSummable);
  const { from, to } = useAsked('range');
  const lists = [useListState('incomes'), useListState('surgeries')] as const;
  const certain = lists[0].unreadable === 0 && lists.every(({ asOf }) => asOf === null);
  const all = useInSteps(
    useCallback(
      function* () {
        return known ? yield* debtorsOf(surgeries, incomes) : null;
      },
      [known, surgeries, incomes],
    ),
  );
  return useMemo(() => {
    if (all === null || !known) return { known: false, rows: [], undated: 0, certain };
    if (from === null && to === null) return { known, rows: all, undated: 0, certain };
    const dated = all.filter(({ since }) => since !== null);
    return { known, rows: dated.filter(({ since }) => isWithin(since ?? '', { from, to })), undated: all.length - dated.length, certain };
  }, [all, known, from, to, certain]);
};
