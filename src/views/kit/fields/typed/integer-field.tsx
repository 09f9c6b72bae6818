import type { ComponentPropsWithRef } from 'react';
import { latinDigits, parseWhole, persianDigits } from '../../../../schema/kit/digits.ts';
import { controlStyle, FieldFrame, type FieldProps } from '../field-frame.tsx';
import { numberWords } from '../texts.ts';
import { showTyped } from './keep-caret.ts';
import { useSaidOnLeaving } from './on-leaving.ts';

export interface IntegerFieldProps extends FieldProps {
  /** As typed, in Latin digits; `parseWhole` reads it. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly min?: number;
  readonly max?: number;
  /** Stands at the end of the box. */
  readonly unit?: string;
  readonly input?: Pick<ComponentPropsWithRef<'input'>, 'name' | 'placeholder' | 'enterKeyHint'>;
}

const problemOf = (typed: string, min: number, max: number): string | null => {
  if (typed.trim() === '') return null;
  const number = parseWhole(typed);
  if (number !== null && number >= min && number <= max) return null;
  if (max < Number.MAX_SAFE_INTEGER) return numberWords.between(min, max);
  return number === null ? numberWords.whole : numberWords.atLeast(min);
};

/** A whole number, typed in any digits, a sign of per cent after it or none; what is no such number, or out of bounds, is said on leaving. */
export const IntegerField = ({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  unit,
  input,
  error,
  disabled = false,
  ...field
}: IntegerFieldProps) => {
  const { said, leave } = useSaidOnLeaving(problemOf(value, min, max));
  return (
    <FieldFrame {...field} error={error ?? said}>
      {(control) => (
        <div className={controlStyle} data-disabled={disabled}>
          <input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            dir="ltr"
            disabled={disabled}
            value={persianDigits(value)}
            onChange={({ currentTarget }) => {
              const typed = latinDigits(currentTarget.value.replace(/[%٪]/g, ''));
              showTyped(currentTarget, persianDigits(typed), /[^%٪]/);
              onChange(typed);
            }}
            onBlur={leave}
          />
          {unit === undefined ? null : <span aria-hidden="true">{unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
};
