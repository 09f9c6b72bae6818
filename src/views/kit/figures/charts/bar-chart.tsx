import { css } from '@linaria/core';
import { useRef } from 'react';
import { rove } from '../../controls/roving.ts';
import { useInSight } from '../../list/in-sight.ts';
import { colour, space, text } from '../../theme/tokens.ts';
import { axisOf } from './axis.ts';
import { BarReadout } from './bar-readout.tsx';
import { BarTable } from './bar-table.tsx';
import { HEIGHT, MonthColumn, NAMES } from './month-column.tsx';
import { type MonthTotals, monthBars, totalOf } from './months.ts';
import { chartWords } from './texts.ts';

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
  container-type: inline-size;
  position: relative;
  overflow-x: auto;
  /* Where a box scrolls to the left, WebKit moves what is local the wrong way: shades stood where nothing is out of sight. */
  direction: ltr;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  scrollbar-color: ${colour.line} transparent;
  margin-block-start: -${space(2)};
  padding-block: ${space(2)} 3px;
  /* A shade at the side where months are out of sight; what scrolls with them covers it where there are none. */
  background:
    linear-gradient(to left, ${colour.surface} 50%, transparent) 100% 0 / 28px 100% no-repeat local,
    linear-gradient(to right, ${colour.surface} 50%, transparent) 0 0 / 28px 100% no-repeat local,
    linear-gradient(to left, ${colour.line}, transparent) 100% 0 / 14px 100% no-repeat scroll,
    linear-gradient(to right, ${colour.line}, transparent) 0 0 / 14px 100% no-repeat scroll;
`;
/* As wide as the longest name of a month: so many of them stand side by side, whole ones only. */
const LEAST = 3.5;
const MOST = 15;
const columns = css`
  direction: rtl;
  /* Names that reach beyond it are nothing to scroll to. */
  overflow-x: clip;
  --month: 100cqi;
  ${Array.from({ length: MOST - 1 }, (_, index) => `@container (min-width: ${((index + 2) * LEAST).toFixed(1)}em) { --month: calc(100cqi / ${index + 2}); }`).join('\n  ')}
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
  const axis = axisOf(bars.flatMap(({ income, expense, net: left }) => [Number(income), Number(expense), Number(left)]));
  const empty = bars.every(({ income, expense }) => income === 0 && expense === 0);
  const chosen = shown?.day === value ? shown : undefined;
  return (
    <figure className={frame} aria-label={label}>
      <BarReadout name={chosen?.name ?? chartWords.all(bars.length)} sums={chosen ?? totalOf(bars)} />
      {empty ? (
        <p>{chartWords.noMonths}</p>
      ) : (
        <div className={plot}>
          <p aria-hidden="true">{chartWords.unit(axis.unit.name)}</p>
          <div className={scale} aria-hidden="true">
            {/* As wide as the longest of them. */}
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
            <fieldset className={columns} aria-label={chartWords.months} onKeyDown={rove}>
              <span className={lines} aria-hidden="true">
                {axis.ticks.map(({ at }) => (
                  <i key={at} data-zero={at === axis.at(0)} style={{ insetBlockEnd: `${at}%` }} />
                ))}
              </span>
              {bars.map((month, index) => (
                <MonthColumn
                  key={month.day}
                  month={month}
                  axis={axis}
                  first={month.over !== bars[index - 1]?.over}
                  entered={month === shown}
                  chosen={month === chosen}
                  onChoose={onChoose}
                />
              ))}
            </fieldset>
          </div>
        </div>
      )}
      {empty ? null : <BarTable label={label} bars={bars} />}
    </figure>
  );
};
