import { css } from '@linaria/core';
import { isSameRange } from '../../../schema/accounting/day-range.ts';
import { QUICK_RANGES, quickRange } from '../../../schema/accounting/quick-ranges.ts';
import { SegmentedControl } from '../../kit/controls/segmented-control.tsx';
import { useUnfolded } from '../../kit/controls/unfolded.ts';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { CalendarIcon } from '../../kit/icons/places.tsx';
import { DownIcon } from '../../kit/icons/things.tsx';
import { usePartAtTouch } from '../../kit/list/later.ts';
import { DaysFault } from '../../kit/page/list/days/fault.tsx';
import { colour, motion, radius, space, TARGET, text, weight } from '../../kit/theme/tokens.ts';
import { useAsked, useSendSummary } from '../standing.ts';
import { range as texts } from '../texts.ts';
import { useToday } from './today.ts';

/** Fields and their calendar come with the first touch; most ranges are one tap. */
const loadFields = () => import('./range-fields.tsx');

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
  & > p {
    ${text.caption}
    color: ${colour.soft};
  }
`;
const own = css`
  & > summary {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(2)};
    min-block-size: ${TARGET};
    padding-inline: ${space(2)};
    border-radius: ${radius.control};
    ${text.caption}
    font-weight: ${weight.bold};
    color: ${colour.accent};
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > small {
    font-size: inherit;
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
  & > summary > svg:last-child {
    margin-inline-start: auto;
    transition: transform ${motion.quick};
  }
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  & > div {
    padding-block: ${space(1)} ${space(2)};
    min-block-size: 84px;
  }
`;

/** The days that are summed: four ranges at one tap, or any other (ACC-SUM-2). */
export const RangeBar = ({ remark }: { readonly remark?: string }) => {
  const range = useAsked('range');
  const fault = useAsked('fault');
  const today = useToday();
  const send = useSendSummary();
  const quick = QUICK_RANGES.find((name) => isSameRange(range, quickRange(name, today))) ?? null;
  // Its own: what is being typed may pass through a range that has a button, and must not close under the finger.
  const { open, fold, onToggle } = useUnfolded(quick === null);
  const fields = usePartAtTouch(loadFields, open);
  return (
    <div className={frame}>
      {fault ? <DaysFault fault={fault} /> : null}
      <SegmentedControl
        label={texts.label}
        choices={QUICK_RANGES.map((value) => ({ value, label: texts.quick[value] }))}
        value={quick}
        onChange={(name) => {
          fold();
          send({ type: 'range.chosen', ...quickRange(name, today) });
        }}
      />
      <details className={own} open={open} onToggle={onToggle}>
        <summary>
          <CalendarIcon size={20} />
          <span>{texts.own}</span>
          <small>{texts.said(range)}</small>
          <DownIcon size={16} />
        </summary>
        <div>{fields ? <fields.RangeFields /> : <Bone height="48px" />}</div>
      </details>
      {remark === undefined ? null : <p>{remark}</p>}
    </div>
  );
};
