import { latinDigits, parseWhole, persianDigits } from '../../../../schema/kit/digits.ts';
import { controlStyle, FieldFrame, type FieldProps } from '../field-frame.tsx';
import { numberWords } from '../texts.ts';
import { showTyped } from './keep-caret.ts';
import { useSaidOnLeaving } from './on-leaving.ts';

interface NumberKind {
  readonly read: (typed: string) => number | null;
  readonly between: (min: number, max: number) => string;
  /** Why a number within its bounds is none all the same. */
  readonly fault?: (number: number) => string | null;
  readonly inputMode: 'numeric' | 'decimal';
}

export interface IntegerFieldProps extends FieldProps {
  /** As typed, in Latin digits; `parseWhole` reads it. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly min?: number;
  readonly max?: number;
  /** Stands at the end of the box. */
  readonly unit?: string;
  /** Another kind of number: how it is read, what is said of one that is none or out of bounds, and with which keys it is typed. */
  readonly kind?: NumberKind;
}

const WHOLE: NumberKind = { read: parseWhole, between: numberWords.between, inputMode: 'numeric' };

const problemOf = (typed: string, min: number, max: number, { read, between, fault }: NumberKind): string | null => {
  if (typed.trim() === '') return null;
  const number = read(typed);
  if (number !== null && number >= min && number <= max) return fault?.(number) ?? null;
  if (max < Number.MAX_SAFE_INTEGER) return between(min, max);
  return number === null ? numberWords.whole : numberWords.atLeast(min);
};

/** A whole number, typed in any digits, a sign of per cent after it or none; what is no such number, or out of bounds, is said on leaving. */
export const IntegerField = ({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  unit,
  kind = WHOLE,
  error,
  disabled = false,
  ...field
}: IntegerFieldProps) => {
  const { said, enter, leave } = useSaidOnLeaving(problemOf(value, min, max, kind));
  return (
    <FieldFrame {...field} error={error ?? said}>
      {(control) => (
        <div className={controlStyle} data-disabled={disabled}>
          <input
            autoComplete="off"
            {...control}
            type="text"
            inputMode={kind.inputMode}
            dir="ltr"
            disabled={disabled}
            value={persianDigits(value)}
            onChange={({ currentTarget }) => {
              const typed = latinDigits(currentTarget.value.replace(/[%٪]/g, ''));
              showTyped(currentTarget, persianDigits(typed), /[^%٪]/);
              onChange(typed);
            }}
            onFocus={enter}
            onBlur={leave}
          />
          {unit === undefined ? null : <span aria-hidden="true">{unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
};
