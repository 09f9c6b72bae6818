import { css } from '@linaria/core';
import { toothOf } from '../../../../schema/kit/tooth.ts';
import { CloseIcon } from '../../icons/basics.tsx';
import { colour, radius, space, TARGET, text, weight } from '../../theme/tokens.ts';
import { Digits } from '../digits.tsx';
import { ToothMark } from '../tooth-mark.tsx';
import { briefFdi, spokenTooth } from './names.ts';
import { toothWords } from './texts.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-block-size: ${TARGET};
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
const pill = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: ${TARGET};
  padding-inline: ${space(3)};
  border-radius: ${radius.round};
  background: ${colour.tint};
  color: ${colour.onTint};
  ${text.body}
  font-weight: ${weight.medium};
`;

interface ChosenTeethProps {
  readonly teeth: readonly string[];
  /** Said while there are none. */
  readonly none: string;
  readonly onGiveUp?: (fdi: string) => void;
  readonly disabled: boolean;
}

/** The teeth that were chosen: one by its full name, several as buttons that give them up. */
export const ChosenTeeth = ({ teeth, none, onGiveUp, disabled }: ChosenTeethProps) => {
  const [only] = teeth;
  const tooth = only === undefined ? null : toothOf(only);
  if (only === undefined || tooth === null) {
    return (
      <output className={line} data-empty="true">
        {none}
      </output>
    );
  }
  if (teeth.length === 1) {
    return (
      <output className={line}>
        <ToothMark fdi={only} />
        <span>{spokenTooth(tooth)}</span>
        <small>
          FDI <Digits>{only}</Digits>
        </small>
      </output>
    );
  }
  return (
    <div className={line}>
      <output>{toothWords.several(teeth.length)}</output>
      {teeth.map((fdi) => (
        <button key={fdi} type="button" className={pill} disabled={disabled} aria-label={toothWords.giveUp(briefFdi(fdi))} onClick={() => onGiveUp?.(fdi)}>
          <span>{briefFdi(fdi)}</span>
          <CloseIcon size={16} />
        </button>
      ))}
    </div>
  );
};
