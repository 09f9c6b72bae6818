import { digitsOnly, latinDigits, persianDigits } from '../../../schema/kit/digits.ts';
import { amountFault, groupTyped, parseAmount, rialInToman } from '../../../schema/kit/money.ts';
import { inWords } from '../figures/in-words.ts';
import { pageWords } from '../page/texts.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame.tsx';
import { amountWords } from './texts.ts';
import { showTyped } from './typed/keep-caret.ts';
import { isLeft } from './typed/left.ts';
import { useSaidOnLeaving } from './typed/on-leaving.ts';

export interface AmountFieldProps extends FieldProps {
  /** As typed, in Latin digits; `parseAmount` reads it. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** What is typed digit by digit is grouped at once; anything else stays as it is while one is at it. */
const isDigits = (typed: string): boolean => /^[\d٬]*$/.test(typed);

const shownOf = (typed: string): string => (isDigits(typed) ? groupTyped(typed) : persianDigits(typed));

const problemOf = (typed: string): string | null => {
  const fault = amountFault(typed);
  return fault === 'rial' ? amountWords.rial(rialInToman(typed)) : fault && amountWords[fault];
};

/** An amount in toman: groups appear while typing, the words under it catch a zero too many, and what is no amount stays and is said on leaving. */
export const AmountField = ({ value, onChange, disabled = false, hint, error, ...field }: AmountFieldProps) => {
  const amount = parseAmount(value);
  const problem = problemOf(value);
  const { said, enter, leave } = useSaidOnLeaving(problem);
  return (
    <FieldFrame {...field} error={(error && problem) || (said ?? error)} hint={amount ? pageWords.inToman(inWords(amount)) : hint}>
      {(control) => (
        <div className={controlStyle} data-disabled={disabled}>
          <input
            autoComplete="off"
            {...control}
            type="text"
            inputMode="numeric"
            // Words among the digits are read from their own side.
            dir={isDigits(value) ? 'ltr' : 'auto'}
            disabled={disabled}
            value={shownOf(value)}
            onChange={({ currentTarget }) => {
              const raw = latinDigits(currentTarget.value);
              const typed = isDigits(raw) ? digitsOnly(latinDigits(groupTyped(raw))) : raw;
              showTyped(currentTarget, shownOf(typed), isDigits(typed) ? /[0-9۰-۹٠-٩]/ : undefined);
              onChange(typed);
            }}
            onFocus={enter}
            onBlur={(event) => {
              if (!isLeft(event)) return;
              leave();
              if (amount !== null && value !== String(amount)) onChange(String(amount));
            }}
          />
          <span aria-hidden="true">{pageWords.toman}</span>
        </div>
      )}
    </FieldFrame>
  );
};
