import { css } from '@linaria/core';
import { memo } from 'react';
import type { AccountingTab } from '../../../schema/accounting/tabs.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { ForwardIcon } from '../../kit/icons/things.tsx';
import { Row } from '../../kit/list/row.tsx';
import { VirtualList } from '../../kit/list/virtual-list.tsx';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { summary } from '../texts.ts';
import type { SummaryRow } from './summary-row.ts';

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  & > span:first-child {
    flex: 1 1 7em;
  }
  & > span:last-child {
    ${text.lead}
  }
`;
const unknown = css`
  font-weight: ${weight.normal};
  color: ${colour.soft};
`;
const lead = css`
  flex: none;
  display: grid;
  color: ${colour.faint};
`;

interface LineProps {
  readonly row: SummaryRow;
  readonly tab: AccountingTab;
}

const Line = memo(({ row: { name, kind, sum, count, last, to }, tab }: LineProps) => (
  <Row
    {...(to === null ? {} : { to })}
    title={
      <span className={heading}>
        <span>
          <bdi>{name}</bdi>
        </span>
        <span>{sum !== null ? <Amount toman={sum} short /> : <span className={unknown}>{summary.noFigure}</span>}</span>
      </span>
    }
    detail={
      count === undefined || tab === 'receivable' ? undefined : (
        <>
          {kind ? <span>{kind}</span> : null}
          <span>{summary.entries[tab](count)}</span>
          {last === undefined ? null : <span>{summary.last(jalaliText(last))}</span>}
        </>
      )
    }
    end={
      to === null ? undefined : (
        <span className={lead} aria-hidden="true">
          <ForwardIcon size={18} />
        </span>
      )
    }
  />
));

interface SummaryListProps {
  readonly tab: AccountingTab;
  readonly rows: readonly SummaryRow[];
}

/** The table of a tab: each payer, category or clinic with what it comes to, the largest first. */
export const SummaryList = ({ tab, rows }: SummaryListProps) => (
  <VirtualList label={summary.rows[tab]} items={rows} keyOf={({ id }) => id} place={`accounting:${tab}`}>
    {(row) => <Line row={row} tab={tab} />}
  </VirtualList>
);
