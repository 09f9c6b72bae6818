import { leftOutWords } from '../../kit/print/files/texts.ts';
import { useListState } from '../../kit/resources.ts';
import { useAsked, useReport } from '../standing.ts';
import { LISTS_OF } from '../table/lines.ts';
import type { Shown } from '../table/shown.ts';
import { debtors, missing, summary } from '../texts.ts';

/** What a total on paper or in a file does not hold, and since when nobody knows whether it is still right, in sentences. */
export const useLacking = (shown: Shown): readonly string[] => {
  const tab = useAsked('tab');
  const report = useReport('invoices');
  const list = tab !== 'receivable' ? LISTS_OF[tab].rows : shown.of === 'clinics' ? 'clinics' : 'incomes';
  const { unreadable, asOf } = useListState(list);
  const treatments = useListState('surgeries');
  const ages = [asOf, shown.of === 'debts' ? treatments.asOf : null].filter((at) => at !== null);
  const unread = unreadable > 0 ? [missing.unreadable(list, unreadable)] : [];
  const old = ages.length > 0 ? [leftOutWords.asOf(Math.min(...ages))] : [];
  if (shown.of === 'sums') return [...unread, ...old];
  if (shown.of === 'debts') {
    return [
      ...(shown.undated > 0 ? [debtors.undated(shown.undated)] : []),
      ...(treatments.unreadable > 0 ? [missing.unreadable('surgeries', treatments.unreadable)] : []),
      ...unread,
      ...(unreadable > 0 ? [debtors.lessPaid] : []),
      ...old,
    ];
  }
  const without = shown.rows.filter(({ sum }) => sum === null).length;
  return [
    ...(report.failure || report.behind || report.busy ? [missing.invoicesStale('').trim()] : []),
    ...(report.value?.unreadable ? [summary.unread(report.value.unreadable)] : without > 0 ? [summary.withoutFigure(without)] : []),
    ...unread,
    ...old,
  ];
};
