import { css } from '@linaria/core';
import { memo, useCallback, useMemo } from 'react';
import { monthTotals } from '../../../machines/accounting/months.ts';
import { monthRange } from '../../../schema/accounting/quick-ranges.ts';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import { BarChart } from '../../kit/figures/charts/bar-chart.tsx';
import { ShareChart } from '../../kit/figures/charts/share-chart.tsx';
import { useRows } from '../../kit/resources.ts';
import { colour, text } from '../../kit/theme/tokens.ts';
import { useToday } from '../range/today.ts';
import { useAsked, useSendSummary, useSummedRange } from '../standing.ts';
import type { SummaryRow } from '../table/summary-row.ts';
import { pictures, summary } from '../texts.ts';
import { sharesOf } from './shares.ts';

const note = css`
  ${text.caption}
  color: ${colour.soft};
`;

/** Drawn again only for other months. */
const Bars = memo(BarChart);

/** What came in and went out, month by month; a tap sums that month alone, another one lets go of it. */
export const Months = () => {
  const { range, around } = useSummedRange();
  const [incomes, expenses] = [useRows('incomes'), useRows('expenses')];
  const today = useToday();
  const send = useSendSummary();
  const choose = useCallback((day: string) => send({ type: 'month.chosen', from: day, to: monthRange(day).to ?? day }), [send]);
  const { from, to } = around ?? range;
  const { months, cut, beyond } = useMemo(() => monthTotals(incomes, expenses, { from, to }, today), [incomes, expenses, from, to, today]);
  const chosen = months.find(({ day }) => range.from === day && range.to === monthRange(day).to) ?? null;
  return (
    <>
      <Bars label={pictures.monthsTitle} months={months} today={today} value={chosen?.day ?? null} onChoose={choose} />
      {beyond && chosen === null ? <p className={note}>{pictures.wholeMonths}</p> : null}
      {cut ? <p className={note}>{pictures.cut(months.length)}</p> : null}
    </>
  );
};

interface SharesProps {
  readonly tab: AccountingTab;
  readonly rows: readonly SummaryRow[];
}

/** What a sum is made of: clinics and patients, or categories. */
export const Shares = ({ tab, rows }: SharesProps) => {
  const share = useAsked('share');
  const send = useSendSummary();
  return (
    <ShareChart
      label={pictures.sharesTitle[tab]}
      of={summary.one[tab]}
      shares={sharesOf(rows)}
      less={tab === 'receivable' ? pictures.paidAhead : undefined}
      value={share}
      onChoose={(key) => send({ type: 'share.chosen', key: key === share ? null : key })}
    />
  );
};
