import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { isQuadrant, type Picked, pickedTooth, toothOf } from '../../../../schema/kit/tooth.ts';
import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { AlertIcon } from '../../icons/basics.tsx';
import { colour, space, text, weight } from '../../theme/tokens.ts';
import { Digits } from '../digits.tsx';
import { ToothMark } from '../tooth-mark.tsx';
import { Mouth } from './mouth.tsx';
import { spokenTooth } from './names.ts';
import { Quarter } from './quarter.tsx';
import { toothWords } from './texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;
const chosen = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 32px;
  font-weight: ${weight.bold};
  &[data-empty='true'] {
    font-weight: ${weight.normal};
    color: ${colour.faint};
  }
  & > small {
    margin-inline-start: auto;
    white-space: nowrap;
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;
const problem = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  ${text.caption}
  font-weight: ${weight.medium};
  color: ${colour.danger};
`;

const ADULT = 8;

export interface ToothPickerProps {
  /** Where the picker stands: quarter 1–4, and 1–8 for a permanent tooth or 9–13 for a milk tooth. */
  readonly value: Picked;
  readonly onChange: (value: { readonly quadrant: number | null; readonly tooth_number: number | null }) => void;
  /** Opens on milk teeth, for small children. */
  readonly young?: boolean;
  readonly quadrantError?: string | null;
  readonly toothError?: string | null;
  readonly disabled?: boolean;
}

/** One tooth, chosen on a picture of the mouth: first the quarter, then the tooth. */
export const ToothPicker = ({ value, onChange, young = false, quadrantError = null, toothError = null, disabled = false }: ToothPickerProps) => {
  const id = useId();
  const [kind, setKind] = useState<'adult' | 'child' | null>(null);
  const quadrant = isQuadrant(value.quadrant) ? value.quadrant : null;
  const number = value.tooth_number ?? null;
  const child = number === null ? kind === 'child' || (kind === null && young) : number > ADULT;
  const fdi = pickedTooth(value);
  const tooth = fdi === null ? null : toothOf(fdi);
  const error = quadrantError ?? toothError;
  const describedBy = error ? `${id}-error` : undefined;
  const toneOf = (each: string) => (each === fdi ? 'chosen' : 'plain');
  return (
    <div className={frame}>
      <SegmentedControl
        label={toothWords.kind}
        choices={[
          { value: 'adult', label: toothWords.adult },
          { value: 'child', label: toothWords.child },
        ]}
        value={child ? 'child' : 'adult'}
        disabled={disabled}
        onChange={(next) => {
          setKind(next);
          if (number !== null) onChange({ quadrant, tooth_number: null });
        }}
      />
      <Mouth
        label={toothWords.quadrant}
        child={child}
        quadrant={quadrant}
        toneOf={toneOf}
        invalid={quadrantError !== null}
        describedBy={describedBy}
        disabled={disabled}
        onQuadrant={(next) => {
          // Without a tooth nothing else would say which kind is meant.
          setKind(child ? 'child' : 'adult');
          onChange({ quadrant: next, tooth_number: null });
        }}
      />
      {quadrant === null ? null : (
        <Quarter
          quadrant={quadrant}
          child={child}
          place={tooth?.place ?? null}
          toneOf={toneOf}
          invalid={quadrantError === null && toothError !== null}
          describedBy={describedBy}
          disabled={disabled}
          onPlace={(place) => onChange({ quadrant, tooth_number: place + (child ? ADULT : 0) })}
        />
      )}
      <output className={chosen} data-empty={tooth === null}>
        {tooth === null || fdi === null ? (
          quadrant === null ? (
            toothWords.chooseQuadrant
          ) : (
            toothWords.none
          )
        ) : (
          <>
            <ToothMark fdi={fdi} />
            <span>{spokenTooth(tooth)}</span>
            <small>
              FDI <Digits>{fdi}</Digits>
            </small>
          </>
        )}
      </output>
      {error ? (
        <p className={problem} id={`${id}-error`}>
          <AlertIcon size={15} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
};
