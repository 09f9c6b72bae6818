import { css } from '@linaria/core';
import { type DayRange, EVER, isSameRange } from '../../../../../schema/accounting/day-range.ts';
import { Button } from '../../../controls/button.tsx';
import { colour, radius, space, text, weight } from '../../../theme/tokens.ts';
import { useList, useSendList } from '../list-state.ts';
import { DaysFault } from './fault.tsx';
import { useDays } from './rows.ts';
import { days as texts } from './texts.ts';

/* One line on a phone; where the letters are large the button stands below the days. */
const strip = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding-inline: ${space(4)} ${space(1)};
  border-radius: ${radius.control};
  ${text.body}
  font-weight: ${weight.medium};
  background: ${colour.tint};
  color: ${colour.onTint};
`;

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
    <div className={strip}>
      <span>{texts.some(texts.said(days))}</span>
      <Button tone="quiet" aria-label={texts.showAll} onClick={() => send({ type: 'days.cleared' })}>
        {texts.all}
      </Button>
    </div>
  );
};
