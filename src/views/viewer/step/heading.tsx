import { css } from '@linaria/core';
import { eventType } from '../../../machines/viewer/outline.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { timeText } from '../clock-text.ts';
import { useDesk } from '../desk.ts';
import { details } from '../texts.ts';
import { Latin } from './parts.tsx';

const frame = css`
  display: grid;
  gap: ${space(1)};
  padding-block-end: ${space(3)};
  & > h2 {
    margin: 0;
    ${text.lead}
    font-weight: ${weight.bold};
  }
  &[data-tone='bad'] > h2 {
    color: ${colour.danger};
  }
  &[data-tone='good'] > h2 {
    color: ${colour.credit};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(2)};
    ${text.caption}
    color: ${colour.soft};
  }
`;
const by = css`
  padding: 0 ${space(2)};
  border-radius: ${radius.round};
  background: ${colour.tint};
  color: ${colour.onTint};
  font-weight: ${weight.medium};
`;

/** What happened, in a sentence where there is one, with its machine name and who did it. */
export const Heading = ({ step }: { readonly step: TapeStep }) => {
  const said = useDesk().narrate(step);
  const type = eventType(step);
  return (
    <header className={frame} data-tone={said?.tone}>
      <h2>{said === null ? <Latin>{type}</Latin> : said.text}</h2>
      <p>
        {said === null ? null : <span className={by}>{details.by[said.by]}</span>}
        <Latin>{said === null ? step.workflow : `${step.workflow} · ${type}`}</Latin>
        <bdi>{timeText(step.track.header.t0 + step.record.t)}</bdi>
      </p>
    </header>
  );
};
