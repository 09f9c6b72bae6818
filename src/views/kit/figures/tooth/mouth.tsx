import { css } from '@linaria/core';
import { type KeyboardEvent, useId } from 'react';
import { fdiOf, type Tooth } from '../../../../schema/kit/tooth.ts';
import { colour, motion, radius, space, text, visuallyHidden, weight } from '../../theme/tokens.ts';
import { standingOf } from './outlines.ts';
import { toothWords } from './texts.ts';
import { ToothShape, type ToothTone } from './tooth-shape.tsx';

type Quadrant = Tooth['quadrant'];

const whole = css`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
`;
// Sides are physical: the picture shows the mouth as one faces it, whichever way the page reads.
const frame = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  direction: ltr;
  border-radius: ${radius.control};
  overflow: clip;
  background: ${colour.edge};
  box-shadow: 0 0 0 1px ${colour.line};
  &[data-invalid='true'] {
    box-shadow: 0 0 0 2px ${colour.danger};
  }
`;
const sides = css`
  display: flex;
  justify-content: space-between;
  direction: ltr;
  padding-inline: ${space(1)};
  ${text.caption}
  color: ${colour.soft};
`;
const quarter = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(2)} 3px;
  background: ${colour.surface};
  cursor: pointer;
  transition: background-color ${motion.quick};
  &[data-upper='false'] {
    flex-direction: column-reverse;
  }
  & > input {
    ${visuallyHidden}
  }
  & > span {
    ${text.caption}
    font-weight: ${weight.medium};
    line-height: 1.5;
    text-align: center;
    color: ${colour.soft};
  }
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  &:has(input:checked) {
    background: ${colour.tint};
  }
  & > input:checked ~ span {
    color: ${colour.onTint};
    font-weight: ${weight.bold};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${colour.accent};
    outline-offset: -3px;
  }
  &:has(input:disabled) {
    cursor: default;
  }
  @media (hover: hover) {
    &:not(:has(input:disabled)):not(:has(input:checked)):hover {
      background: ${colour.sunken};
    }
  }
`;

/** The drawing of one quarter: its size, the height of a tooth, and how far the last one rises above the first. */
const SIZE = { width: 176, height: 78 };
const TOOTH = 62;
const SMILE = 10;
const MARGIN = 3;

interface TeethProps {
  readonly quadrant: Quadrant;
  readonly child: boolean;
  readonly toneOf: (fdi: string) => ToothTone;
}

const Teeth = ({ quadrant, child, toneOf }: TeethProps) => {
  const upper = quadrant <= 2;
  const midlineAtRight = quadrant === 1 || quadrant === 4;
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" focusable="false">
      {standingOf(child, upper).map(({ place, centre, width }) => {
        const rise = SMILE * centre * centre;
        return (
          <ToothShape
            key={place}
            child={child}
            place={place}
            upper={upper}
            tone={toneOf(fdiOf({ quadrant, child, place }))}
            x={SIZE.width * (midlineAtRight ? 1 - centre : centre)}
            edge={upper ? SIZE.height - MARGIN - rise : MARGIN + SMILE - rise}
            width={SIZE.width * width * 0.94}
            height={TOOTH - (place > 3 ? 3 : 0)}
          />
        );
      })}
    </svg>
  );
};

/** As in the mouth: upper right and left, below them lower right and left. */
const ORDER: readonly Quadrant[] = [1, 2, 4, 3];
const ACROSS: Record<Quadrant, Quadrant> = { 1: 2, 2: 1, 3: 4, 4: 3 };
const ALONG: Record<Quadrant, Quadrant> = { 1: 4, 4: 1, 2: 3, 3: 2 };

export interface MouthProps {
  /** Names the picture for whoever cannot see it. */
  readonly label: string;
  readonly child: boolean;
  readonly quadrant: Quadrant | null;
  readonly onQuadrant: (quadrant: Quadrant) => void;
  /** The quarter that is chosen was tapped once more. */
  readonly onAgain?: () => void;
  readonly toneOf: (fdi: string) => ToothTone;
  /** Said with the name of a quarter. */
  readonly noteOf?: (quadrant: Quadrant) => string | null;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
}

/** The whole mouth seen from the front, of which one quarter can be chosen; arrow keys move as one sees. */
export const Mouth = ({ label, child, quadrant, onQuadrant, onAgain, toneOf, noteOf, invalid = false, describedBy, disabled = false }: MouthProps) => {
  const name = useId();
  const move = (event: KeyboardEvent, from: Quadrant) => {
    const to = { ArrowLeft: ACROSS, ArrowRight: ACROSS, ArrowUp: ALONG, ArrowDown: ALONG }[event.key]?.[from];
    // With Alt, Ctrl or ⌘ a key is the browser's.
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(`${name}-${to}`)?.focus();
    onQuadrant(to);
  };
  return (
    <div className={whole}>
      <div className={sides} aria-hidden="true">
        <span>{toothWords.patientRight}</span>
        <span>{toothWords.patientLeft}</span>
      </div>
      <div className={frame} data-invalid={invalid} role="radiogroup" aria-label={label} aria-describedby={describedBy}>
        {ORDER.map((each) => {
          const note = noteOf?.(each);
          return (
            <label key={each} className={quarter} data-upper={each <= 2}>
              <input
                type="radio"
                autoComplete="off"
                id={`${name}-${each}`}
                name={name}
                checked={each === quadrant}
                disabled={disabled}
                aria-invalid={invalid || undefined}
                aria-label={note ? `${toothWords.corners[each]}، ${note}` : toothWords.corners[each]}
                onChange={() => onQuadrant(each)}
                onClick={each === quadrant ? onAgain : undefined}
                onKeyDown={(event) => move(event, each)}
              />
              <span dir="rtl">{toothWords.corners[each]}</span>
              <Teeth quadrant={each} child={child} toneOf={toneOf} />
            </label>
          );
        })}
      </div>
    </div>
  );
};
