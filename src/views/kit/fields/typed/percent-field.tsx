import { numberWords } from '../texts.ts';
import { IntegerField, type IntegerFieldProps } from './integer-field.tsx';

export type PercentFieldProps = Omit<IntegerFieldProps, 'min' | 'max' | 'unit'>;

/** A whole percentage from 0 to 100. */
export const PercentField = (field: PercentFieldProps) => <IntegerField {...field} min={0} max={100} unit={numberWords.percent} />;
