import { css } from '@linaria/core';
import { useMemo } from 'react';
import { persianDigits } from '../../schema/kit/digits.ts';
import type { Outline } from '../../schema/viewer/viewer-workflow.ts';
import { colour, hairline, radius, space } from '../kit/theme/tokens.ts';
import { useSendViewer, useViewer } from './desk.ts';
import { DESK } from './layout.ts';
import { mono } from './step/values.tsx';
import { lanes } from './texts.ts';

const LABELS = '148px';
/** Marks finer than this cannot be told apart. */
const FINEST = 800;
const HEIGHT = 24;

const frame = css`
  display: none;
  grid-area: lanes;
  position: relative;
  padding: ${space(1)} ${space(4)} 0;
  border-block-start: ${hairline};
  border-inline-end: ${hairline};
  background: ${colour.surface};
  ${DESK} {
    display: block;
  }
  max-block-size: ${HEIGHT * 6 + 8}px;
  overflow-y: auto;
  overscroll-behavior: contain;
  direction: ltr;
`;
const lane = css`
  display: grid;
  grid-template-columns: ${LABELS} minmax(0, 1fr);
  align-items: center;
  block-size: ${HEIGHT}px;
  & > button {
    overflow: hidden;
    block-size: 100%;
    padding-inline: ${space(2)};
    border-radius: ${radius.small};
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${colour.soft};
    font-size: 0.75rem;
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
  & > button[aria-pressed='true'] {
    background: ${colour.tint};
    color: ${colour.onTint};
  }
  & > svg {
    inline-size: 100%;
    block-size: 18px;
    border-radius: 4px;
    background: ${colour.sunken};
    cursor: pointer;
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
  &[data-dim='true'] > svg {
    opacity: 0.4;
  }
`;
const head = css`
  position: sticky;
  inset-block: 0;
  z-index: 1;
  margin-inline-start: ${LABELS};
  block-size: 0;
  pointer-events: none;
  & > i {
    position: absolute;
    inset-block-start: 0;
    block-size: ${HEIGHT * 6 + 8}px;
    inline-size: 2px;
    margin-inline-start: -1px;
    background: ${colour.ink};
  }
`;

interface Lane {
  readonly name: string;
  readonly count: number;
  readonly life: readonly [from: number, to: number];
  readonly marks: string;
  readonly errors: string;
  readonly divergences: string;
}

/** Strokes at places between 0 and 1000, each wide enough to be seen. */
const strokes = (steps: readonly number[], all: number, high: readonly [top: number, bottom: number]): string => {
  const width = Math.max(1000 / FINEST, Math.min(6, 600 / all));
  let last = Number.NEGATIVE_INFINITY;
  let path = '';
  for (const step of steps) {
    const x = Math.round(((step + 0.5) / all) * FINEST) / FINEST;
    if (x === last) continue;
    last = x;
    path += `M${(x * 1000 - width / 2).toFixed(1)} ${high[0]}h${width.toFixed(1)}V${high[1]}h-${width.toFixed(1)}z`;
  }
  return path;
};

const lanesOf = ({ workflows, told, errors, divergences }: Outline): readonly Lane[] => {
  const steps: number[][] = workflows.map(() => []);
  for (const [index, number] of told.entries()) steps[number]?.push(index);
  const of = (number: number, some: readonly number[]) => some.filter((step) => told[step] === number);
  return workflows.map((name, number) => {
    const own = steps[number] ?? [];
    return {
      name,
      count: own.length,
      life: [own[0] ?? 0, own.at(-1) ?? 0],
      marks: strokes(own, told.length, [4, 14]),
      errors: strokes(of(number, errors), told.length, [0, 18]),
      divergences: strokes(of(number, divergences), told.length, [0, 18]),
    };
  });
};

/** All workflows over the steps of the report: who was told something when, and where it went wrong. */
export const Lanes = () => {
  const outline = useViewer((context) => context.outline);
  const chosen = useViewer((context) => context.workflow);
  const step = useViewer((context) => context.step);
  const send = useSendViewer();
  const all = outline.times.length;
  const drawn = useMemo(() => lanesOf(outline), [outline]);
  return (
    <section className={frame} aria-label={lanes.title}>
      <div className={head}>
        <i style={{ insetInlineStart: `${((step + 0.5) / all) * 100}%` }} />
      </div>
      {drawn.map(({ name, count, life, marks, errors, divergences }) => (
        <div key={name} className={lane} data-dim={chosen !== null && chosen !== name}>
          <button
            type="button"
            className={mono}
            aria-pressed={chosen === name}
            aria-label={lanes.filter(name, count)}
            title={`${name} (${persianDigits(count)})`}
            onClick={() => send({ type: 'workflow.chosen', workflow: chosen === name ? null : name })}
          >
            {name}
          </button>
          <svg
            viewBox="0 0 1000 18"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
            onClick={({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              send({ type: 'step.chosen', step: Math.floor(((clientX - left) / width) * all) });
            }}
          >
            <path data-life="" d={`M${(life[0] / all) * 1000} 8h${((life[1] + 1 - life[0]) / all) * 1000}v2h-${((life[1] + 1 - life[0]) / all) * 1000}z`} />
            <path d={marks} />
            {errors ? <path data-tone="error" d={errors} /> : null}
            {divergences ? <path data-tone="divergence" d={divergences} /> : null}
          </svg>
        </div>
      ))}
    </section>
  );
};
