import type { ListContext } from '../../../../machines/kit/list/context.ts';
import { type DayRange, EVER, isSameRange, isWithin } from '../../../../schema/accounting/day-range.ts';
import { Button } from '../../controls/button.tsx';
import { Banner } from '../../feedback/banner.tsx';
import { useList, useSendList } from './list-state.ts';
import { days as texts } from './texts.ts';

/** The days whose rows a list shows: all of them where its address names none. */
export const useDays = (workflow: string): DayRange => useList(workflow, ({ context }) => context.days ?? EVER);

/** The rows of some days; the very list where they are all. */
export const rowsOfDays = <R,>(rows: readonly R[], days: DayRange, dayOf: (row: R) => string): readonly R[] =>
  isSameRange(days, EVER) ? rows : rows.filter((row) => isWithin(dayOf(row), days));

/** The words of a list of some days: that there is nothing in these says nothing of others. */
export const wordsOfDays = <W extends { readonly empty: string; readonly emptyHelp: string }>(words: W, days: DayRange): W =>
  isSameRange(days, EVER) ? words : { ...words, empty: texts.none, emptyHelp: '' };

/** Why the days in an address are none: all are shown. */
export const DaysFault = ({ fault }: { readonly fault: NonNullable<ListContext['fault']> }) => (
  <Banner tone="warning" announced>
    {texts.fault[fault]} {texts.allShown}
  </Banner>
);

/** Which days a list shows where not all, with the way to all of them. */
export const DaysStrip = ({ workflow }: { readonly workflow: string }) => {
  const days = useDays(workflow);
  const fault = useList(workflow, ({ context }) => context.fault ?? null);
  const send = useSendList(workflow);
  if (fault !== null) return <DaysFault fault={fault} />;
  return isSameRange(days, EVER) ? null : (
    <Banner
      action={
        <Button tone="quiet" onClick={() => send({ type: 'days.cleared' })}>
          {texts.showAll}
        </Button>
      }
    >
      {texts.some(texts.said(days))}
    </Banner>
  );
};
