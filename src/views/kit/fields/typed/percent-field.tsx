import { isHundredths, percentTyped } from '../../../../schema/kit/draft/number.ts';
import { numberWords } from '../texts.ts';
import { IntegerField, type IntegerFieldProps } from './integer-field.tsx';

export type PercentFieldProps = Omit<IntegerFieldProps, 'unit' | 'kind'>;

const SHARE = {
  read: percentTyped,
  between: numberWords.percentBetween,
  fault: (percent: number) => (isHundredths(percent) ? null : numberWords.percentFine),
  inputMode: 'decimal',
} as const;

/** A percentage, whole or with a fraction of two digits; from 0 to 100 unless it says otherwise. */
export const PercentField = ({ min = 0, max = 100, ...field }: PercentFieldProps) => (
  <IntegerField {...field} min={min} max={max} unit={numberWords.percent} kind={SHARE} />
);
