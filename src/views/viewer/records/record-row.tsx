import { css } from '@linaria/core';
import { isAction, isCall } from '../../../machines/viewer/kinds.ts';
import { eventType } from '../../../machines/viewer/outline.ts';
import type { TapeStep } from '../../../machines/viewer/tape.ts';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { AlertIcon } from '../../kit/icons/basics.tsx';
import { PersonIcon } from '../../kit/icons/places.tsx';
import { hidden } from '../../kit/theme/hidden.ts';
import { colour, hairline, space, text, weight } from '../../kit/theme/tokens.ts';
import { spanText } from '../clock-text.ts';
import { useDesk } from '../desk.ts';
import { CallIcon, ForkIcon } from '../icons.tsx';
import { mono } from '../step/values.tsx';
import { kind, records } from '../texts.ts';

export const ROW = 56;

const row = css`
  display: grid;
  grid-template-columns: 58px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(2)};
  inline-size: 100%;
  block-size: ${ROW}px;
  padding-inline: ${space(2)} ${space(3)};
  border-block-end: ${hairline};
  border-inline-start: 4px solid transparent;
  text-align: start;
  & > span {
    display: grid;
    min-inline-size: 0;
  }
  & b,
  & small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.6;
  }
  & b {
    ${text.caption}
    font-size: 0.875rem;
    font-weight: ${weight.medium};
  }
  & small {
    color: ${colour.faint};
    font-size: 0.75rem;
  }
  & [dir='ltr'] {
    text-align: right;
  }
  & > span:first-child {
    font-variant-numeric: tabular-nums;
    & b {
      color: ${colour.soft};
      font-weight: ${weight.normal};
    }
  }
  & > span:last-child {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    color: ${colour.faint};
  }
  &[data-quiet='true'] b {
    color: ${colour.soft};
    font-weight: ${weight.normal};
  }
  &[data-tone='bad'] > span:nth-child(2) > b,
  & [data-mark='error'] {
    color: ${colour.danger};
  }
  & [data-mark='action'] {
    color: ${colour.accent};
  }
  & [data-mark='divergence'] {
    color: ${colour.warn};
  }
  & [data-mark] {
    display: grid;
  }
  &[data-match='true'] {
    background: ${colour.warnTint};
  }
  &[data-beside='true'] > span {
    opacity: 0.75;
  }
  &[aria-current='step'] {
    border-inline-start-color: ${colour.accent};
    background: ${colour.tint};
    & small {
      color: ${colour.soft};
    }
  }
  @media (hover: hover) {
    &:not([aria-current]):hover {
      background: ${colour.sunken};
    }
  }
`;

export interface RecordRowProps {
  readonly index: number;
  readonly step: TapeStep;
  readonly time: number;
  readonly current: boolean;
  /** Among the steps that were asked for; the one that is shown stands in the list all the same. */
  readonly shown: boolean;
  readonly error: boolean;
  readonly divergence: boolean;
  readonly match: boolean;
  readonly onChoose: () => void;
}

/** One step: what happened in a sentence, and its machine name. */
export const RecordRow = ({ index, step, time, current, shown, error, divergence, match, onChoose }: RecordRowProps) => {
  const said = useDesk().narrate(step);
  return (
    <button
      type="button"
      tabIndex={current ? 0 : -1}
      className={row}
      aria-current={current ? 'step' : undefined}
      data-match={match}
      data-beside={!shown}
      data-quiet={said === null}
      data-tone={said?.tone}
      title={said?.text}
      onClick={onChoose}
    >
      <span>
        <b>{persianDigits(index + 1)}</b>
        <small>
          <bdi>{spanText(time, 'short')}</bdi>
        </small>
      </span>
      <span>
        {said === null ? null : <b>{said.text}</b>}
        {said === null ? (
          <b>
            <bdi className={mono} dir="ltr">
              {eventType(step)}
            </bdi>
          </b>
        ) : null}
        <small dir="ltr">{said === null ? step.workflow : `${eventType(step)} · ${step.workflow}`}</small>
      </span>
      <span>
        {isAction(step) ? (
          <span data-mark="action">
            <PersonIcon size={18} title={kind.action} />
          </span>
        ) : isCall(step) ? (
          <span data-mark="call">
            <CallIcon size={18} title={kind.call} />
          </span>
        ) : null}
        {error ? (
          <span data-mark="error">
            <AlertIcon size={18} title={records.error} />
          </span>
        ) : null}
        {divergence ? (
          <span data-mark="divergence">
            <ForkIcon size={18} title={records.divergence} />
          </span>
        ) : null}
        {match ? <span className={hidden}>{records.match}</span> : null}
      </span>
    </button>
  );
};
