import type { ComponentPropsWithRef } from 'react';
import { digitsOnly } from '../../../schema/kit/digits.ts';
import { groupTyped, parseAmount } from '../../../schema/kit/money.ts';
import { inWords } from '../figures/in-words.ts';
import { pageWords } from '../page/texts.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { showTyped } from './typed/keep-caret.ts';

export interface AmountFieldProps extends FieldProps {
  /** Whole toman, or null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (toman: number | null) => void;
  readonly input?: Pick<ComponentPropsWithRef<'input'>, 'name' | 'placeholder' | 'enterKeyHint' | 'onBlur'>;
}

/** As many digits are exact, whichever they are. */
const LONGEST = 15;

/** An amount in toman: groups appear while typing, and the words under it catch a zero too many. */
export const AmountField = ({ value, onChange, input, disabled = false, hint, ...field }: AmountFieldProps) => {
  const inWordsNow = value === null || value === 0 ? null : pageWords.inToman(inWords(value));
  const shown = value === null ? '' : groupTyped(String(value));
  return (
    <FieldFrame {...field} hint={inWordsNow ?? hint}>
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
            value={shown}
            onChange={({ currentTarget }) => {
              const digits = groupTyped(currentTarget.value);
              // Cut off, it would be another amount: what stood there stays.
              const typed = digitsOnly(digits).length > LONGEST ? shown : digits;
              showTyped(currentTarget, typed, /[0-9۰-۹٠-٩]/);
              onChange(parseAmount(typed));
            }}
          />
          <span aria-hidden="true">{pageWords.toman}</span>
        </div>
      )}
    </FieldFrame>
  );
};
