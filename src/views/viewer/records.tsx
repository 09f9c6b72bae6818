import { css } from '@linaria/core';
import { useMemo } from 'react';
import { isShown } from '../../machines/viewer/moves.ts';
import { eventType } from '../../machines/viewer/outline.ts';
import type { Tape } from '../../machines/viewer/tape.ts';
import { persianDigits } from '../../schema/kit/digits.ts';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { controlStyle } from '../kit/fields/field-frame.tsx';

import { AlertIcon, CloseIcon } from '../kit/icons/basics.tsx';
import { BoxedList } from '../kit/list/boxed-list.tsx';
import { colour, hairline, radius, space, text, visuallyHidden, weight } from '../kit/theme/tokens.ts';
import { spanText } from './clock-text.ts';
import { useSendViewer, useViewer, useViewerTag } from './desk.ts';
import { DownIcon, ForkIcon, SeekIcon, UpIcon } from './icons.tsx';
import { DESK } from './layout.ts';
import { mono } from './step/values.tsx';
import { records } from './texts.ts';

const ROW = 52;

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  background: ${colour.surface};
  grid-area: pane;
  ${DESK} {
    grid-area: records;
    border-inline: ${hairline};
  }
`;
const tools = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-block-end: ${hairline};
  & > div {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    ${text.caption}
    color: ${colour.soft};
  }
  & > div > span {
    flex: 1;
  }
`;
const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  justify-self: start;
  min-block-size: 36px;
  padding-inline: ${space(3)};
  border-radius: ${radius.round};
  background: ${colour.tint};
  color: ${colour.onTint};
  ${text.caption}
  font-weight: ${weight.medium};
`;
const rows = css`
  flex: 1;
  min-block-size: 0;
`;
const row = css`
  display: grid;
  grid-template-columns: minmax(4.5ch, auto) minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(2)};
  inline-size: 100%;
  block-size: ${ROW}px;
  padding-inline: ${space(3)};
  border-block-end: ${hairline};
  border-inline-start: 4px solid transparent;
  text-align: start;
  & > span:first-child {
    ${text.caption}
    color: ${colour.faint};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > span:nth-child(2) {
    display: grid;
    min-inline-size: 0;
  }
  & b,
  & small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.45;
  }
  & b {
    font-weight: ${weight.medium};
    text-align: end;
  }
  & small {
    color: ${colour.faint};
    font-size: 0.75rem;
  }
  & > span:last-child {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  &[data-match='true'] {
    background: ${colour.warnTint};
  }
  &[aria-current='step'] {
    border-inline-start-color: ${colour.accent};
    background: ${colour.tint};
  }
  @media (hover: hover) {
    &:not([aria-current]):hover {
      background: ${colour.sunken};
    }
  }
`;
const red = css`
  color: ${colour.danger};
`;
const amber = css`
  color: ${colour.warn};
`;
const hidden = css`
  ${visuallyHidden}
`;

const Search = () => {
  const query = useViewer((context) => context.query);
  const send = useSendViewer();
  return (
    <label className={controlStyle}>
      <SeekIcon size={20} />
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={records.search}
        placeholder={records.search}
        value={query}
        onChange={({ currentTarget }) => send({ type: 'query.typed', query: currentTarget.value })}
      />
    </label>
  );
};

const Found = () => {
  const query = useViewer((context) => context.query);
  const matches = useViewer((context) => context.matches);
  const step = useViewer((context) => context.step);
  const looking = useViewerTag('looking');
  const send = useSendViewer();
  if (query === '') return null;
  const count = matches?.length ?? 0;
  return (
    <div>
      <span role="status">{looking ? records.looking : count === 0 ? records.none : records.found(matches?.indexOf(step) ?? -1, count)}</span>
      <IconButton icon={UpIcon} label={records.lastMatch} disabled={count === 0} onClick={() => send({ type: 'jump.asked', to: 'match', back: true })} />
      <IconButton icon={DownIcon} label={records.nextMatch} disabled={count === 0} onClick={() => send({ type: 'jump.asked', to: 'match', back: false })} />
    </div>
  );
};

/** Every record in order, the one that is shown in sight. */
export const Records = ({ tape }: { readonly tape: Tape }) => {
  const outline = useViewer((context) => context.outline);
  const workflow = useViewer((context) => context.workflow);
  const matches = useViewer((context) => context.matches);
  const step = useViewer((context) => context.step);
  const send = useSendViewer();
  const shown = useMemo(() => outline.times.flatMap((_, index) => (isShown({ outline, workflow }, index) ? [index] : [])), [outline, workflow]);
  const marks = useMemo(
    () => ({ errors: new Set(outline.errors), divergences: new Set(outline.divergences), matches: new Set(matches ?? []) }),
    [outline, matches],
  );
  return (
    <section className={frame} data-part="records" aria-label={records.title}>
      <div className={tools} data-search="">
        <Search />
        <Found />
        {workflow === null ? null : (
          <button
            type="button"
            className={chip}
            aria-label={`${records.chosen(workflow)}، ${records.all}`}
            onClick={() => send({ type: 'workflow.chosen', workflow: null })}
          >
            <span>{records.chosen(workflow)}</span>
            <CloseIcon size={16} />
          </button>
        )}
      </div>
      <div className={rows}>
        <BoxedList label={records.title} items={shown} current={shown.indexOf(step)} height={ROW} keyOf={(index) => index}>
          {(index) => {
            const one = tape.steps[index];
            return (
              <button
                type="button"
                tabIndex={index === step ? 0 : -1}
                className={row}
                aria-current={index === step ? 'step' : undefined}
                data-match={marks.matches.has(index)}
                onClick={() => send({ type: 'step.chosen', step: index })}
              >
                <span>{persianDigits(index + 1)}</span>
                <span>
                  <b className={mono} dir="ltr">
                    {one ? eventType(one) : ''}
                  </b>
                  <small>
                    <bdi>{one?.workflow}</bdi>
                    {` · ${spanText(outline.times[index] ?? 0)}`}
                  </small>
                </span>
                <span>
                  {marks.errors.has(index) ? (
                    <span className={red}>
                      <AlertIcon size={20} title={records.error} />
                    </span>
                  ) : null}
                  {marks.divergences.has(index) ? (
                    <span className={amber}>
                      <ForkIcon size={20} title={records.divergence} />
                    </span>
                  ) : null}
                  {marks.matches.has(index) ? <span className={hidden}>{records.match}</span> : null}
                </span>
              </button>
            );
          }}
        </BoxedList>
      </div>
    </section>
  );
};
