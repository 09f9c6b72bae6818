import { css } from '@linaria/core';
import { useMemo } from 'react';
import { colour, space } from '../../kit/theme/tokens.ts';
import { useViewer } from '../desk.ts';
import { DESK } from '../layout.ts';
import { mono } from '../step/values.tsx';
import { lanes } from '../texts.ts';
import { Scrubber } from './scrubber.tsx';
import { LANE, lanesOf } from './strokes.ts';

const LABELS = '148px';
const HEIGHT = 14;
/** As many as are in sight at once on a small desk. */
const SHOWN = 13;

const frame = css`
  position: relative;
  direction: ltr;
  ${DESK} {
    max-block-size: max(${HEIGHT * SHOWN}px, 24dvh);
    margin: ${space(1)} ${space(4)} 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
const all = css`
  position: relative;
  & > div {
    ${DESK} {
      position: absolute;
      inset: 0 0 0 ${LABELS};
    }
  }
`;
const rows = css`
  display: none;
  ${DESK} {
    display: block;
  }
  & > li {
    display: grid;
    grid-template-columns: ${LABELS} minmax(0, 1fr);
    align-items: center;
    block-size: ${HEIGHT}px;
  }
  & > li > span {
    overflow: hidden;
    padding-inline-end: ${space(2)};
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: ${HEIGHT}px;
    font-size: 0.6875rem;
    color: ${colour.soft};
  }
  & > li[data-told='true'] > span {
    color: ${colour.accent};
    font-weight: 700;
  }
  & svg {
    inline-size: 100%;
    block-size: ${HEIGHT - 3}px;
    border-radius: 3px;
    background: ${colour.sunken};
  }
  & path {
    fill: ${colour.accent};
    opacity: 0.75;
  }
  & [data-life] {
    fill: ${colour.tintDeep};
    opacity: 1;
  }
  & [data-tone='error'] {
    fill: ${colour.danger};
    opacity: 1;
  }
  & [data-tone='divergence'] {
    fill: ${colour.warn};
    opacity: 1;
  }
  & > li[data-dim='true'] > svg {
    opacity: 0.4;
  }
`;

/** All workflows over the steps of the report: who was told something when, and where it went wrong. */
export const Lanes = () => {
  const outline = useViewer((context) => context.outline);
  const chosen = useViewer((context) => context.workflow);
  const told = useViewer(({ step, outline: { workflows, told: numbers } }) => workflows[numbers[step] ?? -1]);
  const drawn = useMemo(() => lanesOf(outline), [outline]);
  return (
    <section className={frame} aria-label={lanes.title} data-part="lanes">
      <div className={all}>
        <ul className={rows}>
          {drawn.map(({ name, life, marks, errors, divergences }) => (
            <li key={name} data-dim={chosen !== null && chosen !== name} data-told={told === name}>
              <span className={mono}>{name}</span>
              <svg viewBox={`0 0 ${LANE.width} ${LANE.height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path data-life="" d={life} />
                <path d={marks} />
                {errors ? <path data-tone="error" d={errors} /> : null}
                {divergences ? <path data-tone="divergence" d={divergences} /> : null}
              </svg>
            </li>
          ))}
        </ul>
        <div>
          <Scrubber />
        </div>
      </div>
    </section>
  );
};
