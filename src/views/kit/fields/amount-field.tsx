import type { ComponentPropsWithRef } from 'react';
import { groupTyped, inWords, parseAmount } from '../../../schema/kit/money.ts';
import { words } from '../texts.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { showTyped } from './keep-caret.ts';

export interface AmountFieldProps extends FieldProps {
  /** Whole toman, or null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (toman: number | null) => void;
  readonly input?: Pick<ComponentPropsWithRef<'input'>, 'name' | 'placeholder' | 'enterKeyHint' | 'onBlur'>;
}

const LONGEST = 15;

/** An amount in toman: groups appear while typing, and the words under it catch a zero too many. */
export const AmountField = ({ value, onChange, input, disabled = false, hint, ...field }: AmountFieldProps) => {
  const inWordsNow = value === null || value === 0 ? null : words.inToman(inWords(value));
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
            value={value === null ? '' : groupTyped(String(value))}
            onChange={({ currentTarget }) => {
              const typed = groupTyped(currentTarget.value.slice(0, LONGEST + 5));
              showTyped(currentTarget, typed, /[0-9۰-۹٠-٩]/);
              onChange(parseAmount(typed));
            }}
          />
          <span aria-hidden="true">{words.toman}</span>
        </div>
      )}
    </FieldFrame>
  );
};
