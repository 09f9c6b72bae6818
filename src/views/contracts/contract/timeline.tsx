import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Standing, Stretch, Timeline } from '../../../machines/contracts/timeline.ts';
import { NEAR_DAYS } from '../../../machines/contracts/timeline.ts';
import type { Contract } from '../../../schema/clinics/contract.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Row } from '../../kit/list/row.tsx';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { contract as contractTexts, standing as standingTexts } from '../texts.ts';
import { contractName, kindName } from '../wording.ts';

const line = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  & > li {
    position: relative;
    padding-inline-start: ${space(6)};
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block: 0 -${space(2)};
    inset-inline-start: 7px;
    border-inline-start: 2px solid ${colour.line};
  }
  & > li:last-child::before {
    inset-block-end: 50%;
  }
  & > li:first-child::before {
    inset-block-start: 50%;
  }
  & > li[data-standing='gap']::before {
    border-inline-start-style: dashed;
    border-color: ${colour.warn};
  }
  & > li::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(50% - 8px);
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${colour.edge};
    border-radius: ${radius.round};
    background: ${colour.page};
  }
  & > li[data-standing='now']::after {
    border-color: ${colour.accent};
    background: ${colour.accent};
  }
  & > li[data-standing='ahead']::after {
    border-color: ${colour.accent};
  }
  & > li[data-standing='gap']::after {
    content: none;
  }
`;
const gapStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  padding: ${space(1)} ${space(4)};
  ${text.caption}
  color: ${colour.warn};
  & > span:first-child {
    font-weight: ${weight.bold};
  }
`;
const badge = css`
  font-weight: ${weight.bold};
  &[data-standing='now'] {
    color: ${colour.accent};
  }
  &[data-near='true'] {
    color: ${colour.warn};
  }
`;

const said: Readonly<Record<Standing, string>> = {
  now: standingTexts.now,
  beside: standingTexts.beside,
  past: standingTexts.past,
  ahead: standingTexts.ahead,
  inactive: standingTexts.inactive,
};

interface ContractLineProps {
  readonly stretch: Extract<Stretch, { kind: 'contract' }>;
  /** What stands at the end of the row. */
  readonly end?: ReactNode;
  /** Something else that is to be known of it. */
  readonly note?: string | null;
}

/** One contract: its terms, its days, and how it stands today. */
export const ContractLine = ({ stretch: { contract, standing, daysLeft, overlapping }, end, note }: ContractLineProps) => {
  const near = standing === 'now' && daysLeft <= NEAR_DAYS;
  return (
    <Row
      title={kindName(contract)}
      detail={
        <>
          <span>{contractTexts.period(jalaliText(contract.start_date), jalaliText(contract.end_date))}</span>
          <span className={badge} data-standing={standing}>
            {said[standing]}
          </span>
          {near ? (
            <span className={badge} data-near="true">
              {standingTexts.daysLeft(daysLeft)}
            </span>
          ) : null}
          {overlapping.length > 0 ? (
            <span className={badge} data-near="true">
              {standingTexts.overlapping(overlapping.map(contractName))}
            </span>
          ) : null}
        </>
      }
      {...(note ? { note } : {})}
      end={end}
    />
  );
};

/** What has to be said of a clinic's contracts today: that none holds, or that the one that does is about to end. */
export const TimelineNotice = ({ timeline: { today, endsIn, next, stretches } }: { readonly timeline: Timeline }) => {
  if (stretches.length === 0) return null;
  if (today === null) return <Banner tone="warning">{standingTexts.noneToday}</Banner>;
  return endsIn === null ? null : <Banner tone="warning">{standingTexts.endsSoon(endsIn, next?.start_date ?? null)}</Banner>;
};

interface TimelineListProps {
  readonly timeline: Timeline;
  /** Whether all contracts could be read: between those that were, another one may hold. */
  readonly whole: boolean;
  readonly children: (stretch: Extract<Stretch, { kind: 'contract' }>, contract: Contract) => ReactNode;
}

/** The contracts of a clinic as they follow each other, the latest first, and the days between them on which none holds. */
export const TimelineList = ({ timeline, whole, children }: TimelineListProps) => (
  <ol className={line} aria-label={standingTexts.timeline}>
    {timeline.stretches.map((stretch) =>
      stretch.kind === 'gap' ? (
        whole ? (
          <li key={stretch.start_date} data-standing="gap">
            <p className={gapStyle}>
              <span>{standingTexts.gap(stretch.days)}</span>
              <span>{contractTexts.period(jalaliText(stretch.start_date), jalaliText(stretch.end_date))}</span>
            </p>
          </li>
        ) : null
      ) : (
        <li key={stretch.contract.id} data-standing={stretch.standing}>
          {children(stretch, stretch.contract)}
        </li>
      ),
    )}
  </ol>
);
