import { css } from '@linaria/core';
import type { Whole } from '../../../../schema/kit/money.ts';
import { hidden } from '../../theme/hidden.ts';
import { colour, motion, radius, space, weight } from '../../theme/tokens.ts';
import type { Axis } from './axis.ts';
import type { MonthBar } from './months.ts';
import { chartWords } from './texts.ts';

/** Height of the axis, and of the names under it. */
export const HEIGHT = '176px';
export const NAMES = '3.4em';
/** How large names are beside the figures of the axis. */
const NAME_SIZE = 0.92;

const column = css`
  position: relative;
  flex: 1 0 auto;
  inline-size: var(--month);
  border-radius: ${radius.control};
  color: ${colour.soft};
  transition: background-color ${motion.quick};
  & > [data-area] {
    display: block;
    position: relative;
    block-size: ${HEIGHT};
  }
  & > small {
    block-size: calc(${NAMES} / ${NAME_SIZE});
    padding-block-start: ${space(1)};
    /* So the twelve of a year stand beside each other at a desk, and none of their names touches the next. */
    font-size: ${NAME_SIZE}em;
    line-height: 1.4;
    white-space: nowrap;
    /* In the middle also where the longest of names reaches into the air beside it. */
    display: grid;
    place-content: start center;
    text-align: center;
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
  print-color-adjust: exact;
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
const reach = (axis: Axis, whole: Whole) => {
  const amount = Number(whole);
  const [from, to] = [axis.at(Math.min(0, amount)), axis.at(Math.max(0, amount))];
  return { 'data-below': amount < 0, style: { insetBlockEnd: `${from}%`, blockSize: `${to - from}%` } };
};

interface MonthColumnProps {
  readonly month: MonthBar;
  readonly axis: Axis;
  /** It is the first of its year that is shown. */
  readonly first: boolean;
  /** Keys enter the picture here. */
  readonly entered: boolean;
  readonly chosen: boolean;
  readonly onChoose: (day: string) => void;
}

/** What came in and went out in one month, side by side, with what remained between them. */
export const MonthColumn = ({ month, axis, first, entered, chosen, onChoose }: MonthColumnProps) => {
  const { income, expense, net: left } = month;
  const empty = income === 0 && expense === 0;
  return (
    <button
      type="button"
      className={column}
      data-roving=""
      data-chosen={entered}
      data-empty={empty}
      aria-pressed={chosen}
      aria-current={month.current ? 'date' : undefined}
      tabIndex={entered ? 0 : -1}
      onClick={() => onChoose(month.day)}
    >
      <span className={hidden}>{spoken(month)}</span>
      <span data-area="" aria-hidden="true">
        {income === 0 ? null : <i className={bar} data-series="income" {...reach(axis, income)} />}
        {expense === 0 ? null : <i className={bar} data-series="expense" {...reach(axis, expense)} />}
        {empty ? <i className={dot} style={{ insetBlockEnd: `${axis.at(0)}%` }} /> : <i className={net} {...reach(axis, left)} />}
      </span>
      <small aria-hidden="true">
        {month.title}
        {first ? <span>{month.over}</span> : null}
      </small>
    </button>
  );
};
