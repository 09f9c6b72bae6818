import { css } from '@linaria/core';
import { type Side, type TypedRange, wrongWith } from '../../../../schema/accounting/typed-range.ts';
import type { TypedDay } from '../../../../schema/kit/shape.ts';
import { space } from '../../theme/tokens.ts';
import { DayField } from '../day-field.tsx';
import { dayWords } from '../texts.ts';

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  align-items: start;
  gap: ${space(3)};
`;

const SIDES: readonly Side[] = ['from', 'to'];

export interface DayRangeFieldProps {
  /** Names the two for whoever cannot see that they stand together. */
  readonly label: string;
  readonly value: TypedRange;
  readonly onType: (side: Side, value: TypedDay) => void;
  /** Today in Tehran, as an ISO day. */
  readonly today: string;
}

/** The first and the last day of a range, either of which may be open; one that ends before it begins is refused where it was written last. */
export const DayRangeField = ({ label, value, onType, today }: DayRangeFieldProps) => (
  <fieldset className={pair} aria-label={label}>
    {SIDES.map((side) => (
      <DayField
        key={side}
        label={dayWords[side]}
        placeholder={dayWords[side]}
        value={value.typed[side]}
        today={today}
        error={wrongWith(value, side) === 'reversed' ? dayWords.backwards : null}
        onChange={(typed) => onType(side, typed)}
      />
    ))}
  </fieldset>
);
