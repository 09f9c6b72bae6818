import { css } from '@linaria/core';
import { memo } from 'react';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import { SegmentedControl } from '../../kit/controls/segmented-control.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { usePartLater } from '../../kit/list/later.ts';
import { useAtDesk } from '../../kit/page/desk/at-desk.ts';
import { Card } from '../../kit/page/page.tsx';
import { space } from '../../kit/theme/tokens.ts';
import { useAsked, useSendSummary } from '../standing.ts';
import { LISTS_OF } from '../table/lines.ts';
import type { SummaryRow } from '../table/summary-row.ts';
import { missing, pictures } from '../texts.ts';
import { isSummable, RetryLists, RowsTrouble, useStanding } from '../trouble/lists.tsx';

/** What draws comes behind the figures, which do not wait for it. */
const load = () => import('./drawn.tsx');

const column = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
`;
/* As high as what will stand there: nothing moves when it comes. */
const place = css`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-block-size: 330px;
`;

const NEEDED = ['incomes', 'expenses'] as const;

const Waiting = () => (
  <div className={place} role="status" aria-label={pictures.loading}>
    <Bone width="60%" height="52px" />
    <Bone height="218px" />
  </div>
);

type Drawn = Awaited<ReturnType<typeof load>> | null;

/** The months, with what of them the tab does not say itself; or which figure is missing of them: half a picture would say that nothing went out. */
const MonthsCard = ({ drawn, tab }: { readonly drawn: Drawn; readonly tab: AccountingTab }) => {
  const standings = { incomes: useStanding('incomes'), expenses: useStanding('expenses') };
  const lacking = NEEDED.filter((list) => !isSummable(standings[list]));
  const failed = lacking.find((list) => standings[list] !== 'loading');
  const own = tab === 'receivable' ? null : LISTS_OF[tab].rows;
  return (
    <Card>
      {failed ? (
        <Banner tone="warning" announced action={own === failed ? null : <RetryLists list={failed} />}>
          {missing.picture(failed, standings[failed] === 'failed')}
        </Banner>
      ) : (
        <>
          {NEEDED.map((list) => (list === own ? null : <RowsTrouble key={list} list={list} />))}
          {drawn && lacking.length === 0 ? <drawn.Months /> : <Waiting />}
        </>
      )}
    </Card>
  );
};

interface PicturesProps {
  readonly tab: AccountingTab;
  readonly rows: readonly SummaryRow[];
  /** Whether the rows are on their way. */
  readonly waiting?: boolean;
  /** Whether the tab is a part of the months. */
  readonly months: boolean;
}

/** What one wants to see at a glance: months beside each other, and what a sum is made of; one of them where there is room for one. */
export const Pictures = memo(({ tab, rows, waiting = false, months }: PicturesProps) => {
  const picture = useAsked('picture');
  const send = useSendSummary();
  const atDesk = useAtDesk();
  const drawn = usePartLater(load, true);
  // What to choose from stands there before the shares do, and moves nothing when they come.
  const some = waiting || rows.length > 0;
  const shares = some ? <Card title={pictures.sharesTitle[tab]}>{drawn && rows.length > 0 ? <drawn.Shares tab={tab} rows={rows} /> : <Waiting />}</Card> : null;
  const choice = months && shares !== null && !atDesk;
  return (
    <div className={column} data-pictures="">
      {choice ? (
        <SegmentedControl
          label={pictures.label}
          choices={[
            { value: 'months', label: pictures.months },
            { value: 'shares', label: pictures.shares },
          ]}
          value={picture}
          onChange={(value) => send({ type: 'picture.chosen', picture: value })}
        />
      ) : null}
      {months && (!choice || picture === 'months') ? <MonthsCard drawn={drawn} tab={tab} /> : null}
      {!choice || picture === 'shares' ? shares : null}
    </div>
  );
});
