import { css } from '@linaria/core';
import { useRef } from 'react';
import { rove } from '../../controls/roving.ts';
import { useInSight } from '../../list/in-sight.ts';
import { colour, motion, radius, space, text, visuallyHidden, weight } from '../../theme/tokens.ts';
import { type Axis, axisOf } from './axis.ts';
import { BarReadout } from './bar-readout.tsx';
import { BarTable } from './bar-table.tsx';
import { type MonthBar, type MonthTotals, monthBars, totalOf } from './months.ts';
import { chartWords } from './texts.ts';

/** Height of the axis, and of the names under it. */
const HEIGHT = '176px';
const NAMES = '42px';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`;
const plot = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(2)};
  ${text.caption}
  color: ${colour.faint};
  & > p {
    grid-column: 1 / -1;
    margin-block-end: ${space(3)};
  }
`;
const scale = css`
  position: relative;
  block-size: ${HEIGHT};
  & > span {
    display: block;
    block-size: 0;
    visibility: hidden;
  }
  & > i {
    position: absolute;
    inset-inline-end: 0;
    font-style: normal;
    line-height: 1;
    transform: translateY(50%);
    white-space: nowrap;
  }
`;
const scroller = css`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  scrollbar-color: ${colour.line} transparent;
  margin-block-start: -${space(2)};
  padding-block: ${space(2)} 3px;
`;
const columns = css`
  position: relative;
  display: flex;
  inline-size: max-content;
  min-inline-size: 100%;
  border: 0;
`;
const lines = css`
  position: absolute;
  inset: 0 0 ${NAMES};
  pointer-events: none;
  & > i {
    position: absolute;
    inset-inline: 0;
    block-size: 1px;
    margin-block-end: -0.5px;
    background: ${colour.line};
    &[data-zero='true'] {
      background: ${colour.edge};
    }
  }
`;
const column = css`
  position: relative;
  flex: 1 0 54px;
  border-radius: ${radius.control};
  color: ${colour.soft};
  transition: background-color ${motion.quick};
  & > [data-area] {
    display: block;
    position: relative;
    block-size: ${HEIGHT};
  }
  & > small {
    display: block;
    block-size: ${NAMES};
    padding-block-start: ${space(1)};
    font-size: inherit;
    line-height: 1.4;
    white-space: nowrap;
    & > span {
      display: block;
      color: ${colour.faint};
    }
  }
  &[data-empty='true'] {
    color: ${colour.faint};
  }
  &[aria-pressed='true'] {
    background: ${colour.tint};
    color: ${colour.onTint};
    & > small {
      font-weight: ${weight.bold};
    }
    & > small > span {
      font-weight: ${weight.normal};
      color: inherit;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:not([aria-pressed='true']):hover {
      background: ${colour.sunken};
    }
  }
`;
const bar = css`
  position: absolute;
  inline-size: 13px;
  min-block-size: 2px;
  border-radius: 4px 4px 0 0;
  &[data-below='true'] {
    border-radius: 0 0 4px 4px;
  }
  &[data-series='income'] {
    inset-inline-end: calc(50% + 2px);
    background: ${colour.accent};
  }
  &[data-series='expense'] {
    inset-inline-start: calc(50% + 2px);
    background: ${colour.expense};
  }
  @media print {
    print-color-adjust: exact;
  }
`;
/* A stem between the two bars, up or down to what remained. */
const net = css`
  position: absolute;
  inset-inline-start: calc(50% - 1px);
  inline-size: 2px;
  background: ${colour.ink};
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: -4px;
    inset-block-start: -5px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: ${radius.round};
    background: ${colour.ink};
    box-shadow: 0 0 0 1.5px ${colour.surface};
  }
  &[data-below='true']::after {
    inset-block: auto -5px;
  }
`;
const dot = css`
  position: absolute;
  inset-inline-start: calc(50% - 2px);
  inline-size: 4px;
  block-size: 4px;
  margin-block-end: -2px;
  border-radius: ${radius.round};
  background: ${colour.edge};
`;

const hidden = css`
  ${visuallyHidden}
`;

const spoken = ({ name, income, expense, net: left }: MonthBar): string =>
  income === 0 && expense === 0
    ? `${name}، ${chartWords.nothing}`
    : [
        name,
        `${chartWords.income} ${chartWords.toman(income)}`,
        `${chartWords.expense} ${chartWords.toman(expense)}`,
        `${chartWords.net} ${chartWords.toman(left)}`,
      ].join('، ');

/** From zero to an amount. */
const reach = (axis: Axis, amount: number) => {
  const [from, to] = [axis.at(Math.min(0, amount)), axis.at(Math.max(0, amount))];
  return { 'data-below': amount < 0, style: { insetBlockEnd: `${from}%`, blockSize: `${to - from}%` } };
};

export interface BarChartProps {
  /** What it is a picture of. */
  readonly label: string;
  /** In any order; months between them that are not given are shown as empty. */
  readonly months: readonly MonthTotals[];
  /** Today in Tehran, as an ISO day. */
  readonly today: string;
  /** The ISO day with which the chosen month begins; null for all of them. */
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
}

/**
 * What came in beside what went out, month by month from right to left as the calendar runs, and what remained as a stroke
 * that lies below zero when more went out. The figures of the chosen month, or of all, stand above; those of each below.
 */
export const BarChart = ({ label, months, today, value, onChoose }: BarChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const bars = monthBars(months, today);
  const shown = bars.find(({ day }) => day === value) ?? bars.at(-1);
  useInSight(box, shown?.day ?? null);
  const axis = axisOf(bars.flatMap(({ income, expense, net: left }) => [income, expense, left]));
  const empty = bars.every(({ income, expense }) => income === 0 && expense === 0);
  const chosen = shown?.day === value ? shown : undefined;
  return (
    <figure className={frame} aria-label={label}>
      <BarReadout name={chosen?.name ?? chartWords.all(bars.length)} sums={chosen ?? totalOf(bars)} />
      {empty ? (
        <p>{chartWords.empty}</p>
      ) : (
        <div className={plot}>
          <p aria-hidden="true">{chartWords.unit(axis.unit.name)}</p>
          <div className={scale} aria-hidden="true">
            {axis.ticks.map(({ at, text: tick }) => (
              <span key={at}>
                <bdi>{tick}</bdi>
              </span>
            ))}
            {axis.ticks.map(({ at, text: tick }) => (
              <i key={at} style={{ insetBlockEnd: `${at}%` }}>
                <bdi>{tick}</bdi>
              </i>
            ))}
          </div>
          <div ref={box} className={scroller}>
            <fieldset className={columns} aria-label={label} onKeyDown={rove}>
              <span className={lines} aria-hidden="true">
                {axis.ticks.map(({ at }) => (
                  <i key={at} data-zero={at === axis.at(0)} style={{ insetBlockEnd: `${at}%` }} />
                ))}
              </span>
              {bars.map((month, index) => (
                <button
                  key={month.day}
                  type="button"
                  className={column}
                  data-roving=""
                  data-chosen={month === shown}
                  data-empty={month.income === 0 && month.expense === 0}
                  aria-pressed={month.day === value}
                  aria-current={month.current ? 'date' : undefined}
                  tabIndex={month === shown ? 0 : -1}
                  onClick={() => onChoose(month.day)}
                >
                  <span className={hidden}>{spoken(month)}</span>
                  <span data-area="" aria-hidden="true">
                    {month.income === 0 && month.expense === 0 ? (
                      <i className={dot} style={{ insetBlockEnd: `${axis.at(0)}%` }} />
                    ) : (
                      <>
                        {month.income === 0 ? null : <i className={bar} data-series="income" {...reach(axis, month.income)} />}
                        {month.expense === 0 ? null : <i className={bar} data-series="expense" {...reach(axis, month.expense)} />}
                        <i className={net} {...reach(axis, month.net)} />
                      </>
                    )}
                  </span>
                  <small aria-hidden="true">
                    {month.title}
                    {month.over === bars[index - 1]?.over ? null : <span>{month.over}</span>}
                  </small>
                </button>
              ))}
            </fieldset>
          </div>
        </div>
      )}
      {empty ? null : <BarTable label={label} bars={bars} />}
    </figure>
  );
};
