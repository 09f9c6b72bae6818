import { css } from '@linaria/core';
import type { TypedDay } from '../../../../schema/kit/shape.ts';
import { space } from '../../theme/tokens.ts';
import { DayField } from '../day-field.tsx';
import { dayWords } from '../texts.ts';

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${space(4)} ${space(3)};
  align-items: start;
`;

/** Two days and what lies between them; either may be open. */
export interface TypedRange {
  readonly from: TypedDay;
  readonly to: TypedDay;
}

/** True when both days are there and the first comes after the last. */
const isBackwards = ({ from, to }: TypedRange): boolean => Boolean(from.day && to.day && from.day > to.day);

export interface DayRangeFieldProps {
  /** Names the two for whoever cannot see that they stand together. */
  readonly label: string;
  readonly value: TypedRange;
  readonly onChange: (value: TypedRange) => void;
  /** Today in Tehran, as an ISO day. */
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly errors?: { readonly from?: string | null | undefined; readonly to?: string | null | undefined };
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** From one day to another; a beginning after the end is said at the end. */
export const DayRangeField = ({ label, value, onChange, errors = {}, ...days }: DayRangeFieldProps) => (
  <fieldset className={pair} aria-label={label}>
    <DayField
      {...days}
      label={dayWords.from}
      placeholder={dayWords.from}
      value={value.from}
      error={errors.from}
      onChange={(from) => onChange({ ...value, from })}
    />
    <DayField
      {...days}
      label={dayWords.to}
      placeholder={dayWords.to}
      value={value.to}
      error={errors.to ?? (isBackwards(value) ? dayWords.backwards : null)}
      onChange={(to) => onChange({ ...value, to })}
    />
  </fieldset>
);
