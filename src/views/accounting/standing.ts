import { useDeferredValue } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AccountingContext, accountingMachine } from '../../machines/accounting/accounting.ts';
import { isBehind, type Part } from '../../machines/kit/list/part.ts';
import { type DayRange, isSameRange } from '../../schema/accounting/day-range.ts';
import type { Report, ReportName } from '../../schema/accounting/workflow.ts';
import { shallow, useSelected, useSend } from '../kit/actors.tsx';

type Snapshot = SnapshotFrom<typeof accountingMachine>;
type Event = Parameters<Snapshot['can']>[0];

const WORKFLOW = 'accounting';

/** One thing that is asked of the summary: who looks at nothing else is not drawn again for all the others. */
export const useAsked = <N extends keyof AccountingContext>(name: N): AccountingContext[N] => useSelected(WORKFLOW, ({ context }: Snapshot) => context[name]);

/**
 * The range that figures and pictures are of: a moment behind the one that was chosen, so that tens of thousands of rows are
 * summed, and what comes of it drawn, after the tap was answered and not within it.
 */
export const useSummedRange = (): Pick<AccountingContext, 'range' | 'around'> => {
  const [range, around] = [useAsked('range'), useAsked('around')];
  return { range: useDeferredValue(range), around: useDeferredValue(around) };
};

/** Whether what is shown is still of other days than those that are asked for; null for what is of no days. */
export const useBehind = (days: DayRange | null): boolean => {
  const range = useAsked('range');
  return days !== null && !isSameRange(days, range);
};

/** One of the provider's reports: whether it is being asked for, and whether what is shown of it is not right any more. */
export const useReport = (name: ReportName): Part<Report> & { readonly busy: boolean; readonly behind: boolean } =>
  useSelected(
    WORKFLOW,
    (snapshot: Snapshot) => {
      const report = snapshot.context.reports[name];
      return { ...report, busy: snapshot.hasTag(`loading:${name}`), behind: isBehind(report) };
    },
    shallow,
  );

/** Whether something is being printed, or made into a file. */
export const useAtWork = (): { readonly printing: boolean; readonly exporting: boolean } =>
  useSelected(WORKFLOW, (snapshot: Snapshot) => ({ printing: snapshot.hasTag('printing'), exporting: snapshot.hasTag('exporting') }), shallow);

export const useSendSummary = (): ((event: Event) => void) => useSend<Event>(WORKFLOW);
