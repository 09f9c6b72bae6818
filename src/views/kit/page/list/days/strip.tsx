import { type DayRange, EVER, isSameRange } from '../../../../../schema/accounting/day-range.ts';
import { Button } from '../../../controls/button.tsx';
import { Banner } from '../../../feedback/banner.tsx';
import { useList, useSendList } from '../list-state.ts';
import { DaysFault } from './fault.tsx';
import { useDays } from './rows.ts';
import { days as texts } from './texts.ts';

/** The words of a list of some days: that there is nothing in these says nothing of others. */
export const wordsOfDays = <W extends { readonly empty: string; readonly emptyHelp: string }>(words: W, days: DayRange): W =>
  isSameRange(days, EVER) ? words : { ...words, empty: texts.none, emptyHelp: '' };

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
