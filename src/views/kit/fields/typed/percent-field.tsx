import { isHundredths, percentTyped } from '../../../../schema/kit/draft/number.ts';
import { numberWords } from '../texts.ts';
import { IntegerField, type IntegerFieldProps } from './integer-field.tsx';

export interface PercentFieldProps extends Omit<IntegerFieldProps, 'unit' | 'kind'> {
  /** What is stored in the record that is edited: another provider's may be finer than ours, and nothing is wrong with keeping it. */
  readonly stored?: number | null | undefined;
}

const SHARE = {
  read: percentTyped,
  between: numberWords.percentBetween,
  fault: (percent: number) => (isHundredths(percent) ? null : numberWords.percentFine),
  inputMode: 'decimal',
} as const;

/** A percentage, whole or with a fraction of two digits; from 0 to 100 unless it says otherwise. */
export const PercentField = ({ min = 0, max = 100, stored, ...field }: PercentFieldProps) => (
  <IntegerField
    {...field}
    min={min}
    max={max}
    unit={numberWords.percent}
    kind={{ ...SHARE, fault: (percent) => (percent === stored ? null : SHARE.fault(percent)) }}
  />
);
