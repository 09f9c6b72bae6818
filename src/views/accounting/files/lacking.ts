import { useListState } from '../../kit/resources.ts';
import { useAsked, useReport } from '../standing.ts';
import { LISTS_OF } from '../table/lines.ts';
import type { Shown } from '../table/shown.ts';
import { debtors, missing, summary } from '../texts.ts';

/** What the total on paper does not hold, in sentences. */
export const useLacking = (shown: Shown): readonly string[] => {
  const tab = useAsked('tab');
  const report = useReport('invoices');
  const list = tab === 'receivable' ? 'incomes' : LISTS_OF[tab].rows;
  const { unreadable } = useListState(list);
  const { unreadable: treatments } = useListState('surgeries');
  if (shown.of !== 'clinics') {
    return [
      ...(shown.of === 'debts' && treatments > 0 ? [missing.unreadable('surgeries', treatments)] : []),
      ...(unreadable > 0 ? [missing.unreadable(list, unreadable)] : []),
      ...(shown.of === 'debts' && unreadable > 0 ? [debtors.lessPaid] : []),
    ];
  }
  const without = shown.rows.filter(({ sum }) => sum === null).length;
  return [
    ...(report.failure ? [missing.invoicesStale('').trim()] : []),
    ...(report.value?.unreadable ? [summary.unread(report.value.unreadable)] : without > 0 ? [summary.withoutFigure(without)] : []),
  ];
};
