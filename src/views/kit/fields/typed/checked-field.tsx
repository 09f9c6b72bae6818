import { TextField, type TextFieldProps } from '../text-field.tsx';
import { useSaidOnLeaving } from './on-leaving.ts';

export interface CheckedFieldProps extends TextFieldProps {
  /** What is wrong with the text as it stands, in words. */
  readonly problem: string | null;
}

/** A text that follows a rule; what breaks it is said once the field is left, and gone as soon as it is put right. */
export const CheckedField = ({ problem, error, input, ...field }: CheckedFieldProps) => {
  const { said, enter, leave } = useSaidOnLeaving(problem);
  return <TextField {...field} error={error ?? said} input={{ ...input, onFocus: enter, onBlur: leave }} />;
};
