import { css } from '@linaria/core';
import { useEffect, useId, useRef, useState } from 'react';
import { fdiOf, isQuadrant, type PickedTeeth, pickedTeeth, pickOf, toggledTooth, toothOf } from '../../../../schema/kit/tooth.ts';
import { SegmentedControl } from '../../controls/segmented-control.tsx';
import { AlertIcon } from '../../icons/basics.tsx';
import { colour, space, text, weight } from '../../theme/tokens.ts';
import { ChosenTeeth } from './chosen-teeth.tsx';
import { Mouth } from './mouth.tsx';
import { Quarter } from './quarter.tsx';
import { toothWords } from './texts.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
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
  /** Where the picker stands: quarter 1–4, and 1–8 for a permanent tooth or 9–13 for a milk tooth; more teeth as two digits. */
  readonly value: PickedTeeth;
  readonly onChange: (value: PickedTeeth) => void;
  /** Several teeth may be chosen, each by a tap; a second tap gives it up. */
  readonly several?: boolean;
  /** Opens on milk teeth, for small children. */
  readonly young?: boolean;
  readonly quadrantError?: string | null;
  readonly toothError?: string | null;
  readonly disabled?: boolean;
}

/** Teeth, chosen on a picture of the mouth: first the quarter, then in it one tooth or several. */
export const ToothPicker = ({
  value,
  onChange,
  several = false,
  young = false,
  quadrantError = null,
  toothError = null,
  disabled = false,
}: ToothPickerProps) => {
  const id = useId();
  const [kind, setKind] = useState<'adult' | 'child' | null>(null);
  const [looked, setLooked] = useState<1 | 2 | 3 | 4 | null>(null);
  const teeth = useRef<HTMLDivElement>(null);
  // They open below the picture, and may do so behind the buttons at the foot.
  const [taps, setTaps] = useState(0);
  useEffect(() => {
    if (taps > 0) teeth.current?.scrollIntoView({ block: 'nearest' });
  }, [taps]);
  const chosen = pickedTeeth(value);
  const [first] = chosen;
  const number = value.tooth_number ?? null;
  const kindOf = kind ?? (number === null ? (young ? 'child' : 'adult') : number > ADULT ? 'child' : 'adult');
  const child = several || number === null ? kindOf === 'child' : number > ADULT;
  // Of several a quarter may only be looked at, and stays in sight for the next treatment.
  const own = isQuadrant(value.quadrant) ? value.quadrant : null;
  const quadrant = several ? (looked ?? own) : own;
  const error = quadrantError ?? toothError;
  const describedBy = error ? `${id}-error` : undefined;
  const toneOf = (fdi: string) => (chosen.includes(fdi) ? 'chosen' : 'plain');
  const places = chosen.map(toothOf).flatMap((tooth) => (tooth?.quadrant === quadrant && tooth.child === child ? [tooth.place] : []));
  const choose = (place: number) => {
    if (quadrant === null) return;
    const fdi = fdiOf({ quadrant, child, place });
    setLooked(quadrant);
    onChange(several ? toggledTooth(value, fdi) : pickOf(fdi));
  };
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
          if (number !== null && !several) onChange({ quadrant: own, tooth_number: null });
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
        onAgain={() => setTaps(taps + 1)}
        onQuadrant={(next) => {
          // Without a tooth nothing else would say which kind is meant.
          setKind(child ? 'child' : 'adult');
          setLooked(next);
          setTaps(taps + 1);
          if (!several || first === undefined) onChange({ quadrant: next, tooth_number: null });
        }}
      />
      {quadrant === null ? null : (
        <Quarter
          ref={teeth}
          quadrant={quadrant}
          child={child}
          places={places}
          several={several}
          toneOf={toneOf}
          invalid={quadrantError === null && toothError !== null}
          describedBy={describedBy}
          disabled={disabled}
          onPlace={choose}
        />
      )}
      <ChosenTeeth
        teeth={chosen}
        none={quadrant === null ? toothWords.chooseQuadrant : several ? toothWords.noneOfSeveral : toothWords.none}
        disabled={disabled}
        {...(several ? { onGiveUp: (fdi: string) => onChange(toggledTooth(value, fdi)) } : {})}
      />
      {error ? (
        <p className={problem} id={`${id}-error`}>
          <AlertIcon size={15} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
};
