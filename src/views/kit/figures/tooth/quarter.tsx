import { css } from '@linaria/core';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { persianDigits } from '../../../../schema/kit/digits.ts';
import { fdiOf, type Tooth, toothLabel } from '../../../../schema/kit/tooth.ts';
import { colour, motion, radius, space, text, visuallyHidden, weight } from '../../theme/tokens.ts';
import { spokenTooth } from './names.ts';
import { toothWords } from './texts.ts';
import { ToothShape, type ToothTone } from './tooth-shape.tsx';

/* Reaches to the edges of the card, so that eight teeth are wide enough for a finger on a phone. */
const frame = css`
  container-type: inline-size;
  margin-inline: -${space(4)};
`;
const row = css`
  display: grid;
  grid-template-columns: repeat(var(--teeth), 1fr);
  direction: ltr;
  background: ${colour.tint};
  @container (max-width: 349px) {
    &[data-many='true'] {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;
const cell = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  min-block-size: 76px;
  padding: 6px 1px;
  border-radius: ${radius.control};
  cursor: pointer;
  transition: background-color ${motion.quick};
  &[data-upper='false'] {
    flex-direction: column-reverse;
  }
  & > input {
    ${visuallyHidden}
  }
  & > svg {
    inline-size: 28px;
    block-size: 48px;
  }
  & > span {
    min-inline-size: 24px;
    padding-inline: 4px;
    border-radius: ${radius.small};
    line-height: 22px;
    text-align: center;
    font-weight: ${weight.bold};
    color: ${colour.onTint};
  }
  & > input:checked ~ span {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${colour.accent};
    outline-offset: -3px;
  }
  &:has(input:disabled) {
    cursor: default;
  }
  & > small {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 4px;
    min-inline-size: 18px;
    border-radius: ${radius.round};
    background: ${colour.accent};
    color: ${colour.onAccent};
    ${text.caption}
    line-height: 18px;
    text-align: center;
  }
  &[data-upper='false'] > small {
    inset-block: auto 2px;
  }
  @media (hover: hover) {
    &:not(:has(input:disabled)):hover {
      background: ${colour.tintDeep};
    }
  }
`;

const DRAWING = { width: 28, height: 48 };

/** Among boxes the arrows only move; Space chooses. Physical, as the picture is. */
const toNeighbour = (event: KeyboardEvent<HTMLInputElement>): void => {
  const boxes = [...(event.currentTarget.closest('[data-teeth]')?.querySelectorAll('input') ?? [])];
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const from = boxes.indexOf(event.currentTarget);
  // With Alt, Ctrl or ⌘ a key is the browser's.
  if (!step || from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  boxes.at((from + step) % boxes.length)?.focus();
};

export interface QuarterProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly quadrant: Tooth['quadrant'];
  readonly child: boolean;
  /** The places of the teeth that are meant, from the midline. */
  readonly places: readonly number[];
  /** Each tooth is chosen and given up by itself; otherwise one takes the place of another. */
  readonly several?: boolean;
  readonly onPlace: (place: number) => void;
  readonly toneOf: (fdi: string) => ToothTone;
  /** How much was done to a tooth; shown beside it and said with its name. */
  readonly countOf?: (fdi: string) => number;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
}

/** The teeth of one quarter, large enough for a finger, the midline where it is in the picture above. */
export const Quarter = ({
  ref,
  quadrant,
  child,
  places,
  several = false,
  onPlace,
  toneOf,
  countOf,
  invalid = false,
  describedBy,
  disabled = false,
}: QuarterProps) => {
  const name = useId();
  const upper = quadrant <= 2;
  const outwards = Array.from({ length: child ? 5 : 8 }, (_, index) => index + 1);
  const teeth = (quadrant === 1 || quadrant === 4 ? outwards.toReversed() : outwards).map((each): Tooth => ({ quadrant, child, place: each }));
  const shown = teeth.map(({ place }) => place);
  const entry = shown.find((place) => places.includes(place)) ?? shown[0];
  return (
    <div ref={ref} className={frame}>
      <fieldset
        className={row}
        style={{ '--teeth': teeth.length } as React.CSSProperties}
        data-many={teeth.length > 5}
        data-teeth=""
        aria-label={toothWords.teethOf(toothWords.corners[quadrant])}
        aria-describedby={describedBy}
      >
        {teeth.map((tooth) => {
          const fdi = fdiOf(tooth);
          const count = countOf?.(fdi) ?? 0;
          const done = countOf ? `، ${count > 0 ? toothWords.treated(count) : toothWords.untreated}` : '';
          return (
            <label key={fdi} className={cell} data-upper={upper}>
              <input
                type={several ? 'checkbox' : 'radio'}
                autoComplete="off"
                name={name}
                onKeyDown={several ? toNeighbour : undefined}
                tabIndex={several && tooth.place !== entry ? -1 : undefined}
                checked={places.includes(tooth.place)}
                disabled={disabled}
                aria-invalid={invalid || undefined}
                aria-label={`${spokenTooth(tooth)}${done}`}
                onChange={() => onPlace(tooth.place)}
              />
              <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden="true" focusable="false">
                <ToothShape
                  child={child}
                  place={tooth.place}
                  upper={upper}
                  tone={toneOf(fdi)}
                  x={DRAWING.width / 2}
                  edge={upper ? DRAWING.height - 2 : 2}
                  width={22}
                  height={DRAWING.height - 4}
                />
              </svg>
              <span>{persianDigits(toothLabel(tooth))}</span>
              {count > 0 ? <small aria-hidden="true">{persianDigits(count)}</small> : null}
            </label>
          );
        })}
      </fieldset>
    </div>
  );
};
