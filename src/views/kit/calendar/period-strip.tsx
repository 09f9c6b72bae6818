import { css } from '@linaria/core';
import { useRef } from 'react';
import { rove } from '../controls/roving.ts';
import { useInSight } from '../list/in-sight.ts';
import { hidden } from '../theme/hidden.ts';
import { colour, motion, radius, space, text, weight } from '../theme/tokens.ts';
import type { Period } from './periods.ts';

const strip = css`
  position: relative;
  display: flex;
  gap: ${space(1)};
  padding: 3px;
  margin: -3px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(8)};
  scrollbar-width: none;
  @media (hover: hover) {
    scrollbar-width: thin;
    scrollbar-color: ${colour.line} transparent;
  }
`;
const cell = css`
  position: relative;
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-inline-size: 44px;
  min-block-size: 76px;
  padding: ${space(1.5)} ${space(2)} ${space(2)};
  border-radius: ${radius.control};
  background: ${colour.surface};
  box-shadow: inset 0 0 0 1px ${colour.line};
  ${text.caption}
  color: ${colour.soft};
  white-space: nowrap;
  transition: background-color ${motion.quick};
  & > b {
    ${text.lead}
    font-weight: ${weight.bold};
    color: ${colour.ink};
  }
  & > [data-figure] {
    min-block-size: 1.6em;
    font-weight: ${weight.medium};
  }
  &[data-free='true']:not([aria-pressed='true']) > :not([data-figure]) {
    color: ${colour.danger};
  }
  &[aria-current='date'] {
    box-shadow: inset 0 0 0 1.5px ${colour.accent};
  }
  &[aria-pressed='true'] {
    background: ${colour.accent};
    box-shadow: none;
    color: ${colour.onAccent};
    & > :is(span, b) {
      color: inherit;
    }
  }
  &:disabled {
    background: ${colour.sunken};
    color: ${colour.soft};
    &[aria-pressed='true'] {
      box-shadow: inset 0 0 0 1.5px ${colour.edge};
    }
  }
  @media (hover: hover) {
    &:not(:disabled, [aria-pressed='true']):hover {
      background: ${colour.tint};
    }
  }
`;

/** What a cell says besides its date: shortly to the eye («۳»), in full to the ear («۳ نوبت»). */
export interface Figure {
  readonly shown: string;
  readonly said: string;
}

export interface PeriodStripProps {
  /** What is chosen by a period. */
  readonly label: string;
  /** Days or months, in order. */
  readonly periods: readonly Period[];
  /** The ISO day with which the chosen period begins; null while none is chosen. */
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
  /** The count or amount of a period; null for one that has nothing. */
  readonly figureOf?: (period: Period) => Figure | null;
  readonly disabled?: boolean;
}

/** A line of days or months that scrolls from right to left, each with what it holds; one is chosen by a tap, or by arrow keys and Enter. */
export const PeriodStrip = ({ label, periods, value, onChoose, figureOf, disabled = false }: PeriodStripProps) => {
  const box = useRef<HTMLFieldSetElement>(null);
  const shown = periods.find(({ day }) => day === value) ?? periods.find(({ current }) => current) ?? periods[0];
  useInSight(box, shown?.day ?? null);
  return (
    <fieldset ref={box} className={strip} aria-label={label} onKeyDown={rove}>
      {periods.map((period) => {
        const figure = figureOf?.(period) ?? null;
        return (
          <button
            key={period.day}
            type="button"
            className={cell}
            data-roving=""
            data-chosen={period === shown}
            data-free={period.free}
            aria-pressed={period.day === value}
            aria-current={period.current ? 'date' : undefined}
            tabIndex={period === shown ? 0 : -1}
            disabled={disabled}
            onClick={() => onChoose(period.day)}
          >
            <span className={hidden}>{figure ? `${period.name}، ${figure.said}` : period.name}</span>
            <span aria-hidden="true">{period.over}</span>
            <b aria-hidden="true">{period.title}</b>
            {figureOf ? (
              <span aria-hidden="true" data-figure="">
                {figure?.shown}
              </span>
            ) : null}
          </button>
        );
      })}
    </fieldset>
  );
};
