import { css } from '@linaria/core';
import { PAYMENT_METHODS } from '../../schema/payments/income.ts';
import { FieldFrame } from '../kit/fields/field-frame.tsx';
import { words } from '../kit/texts.ts';
import { colour, motion, radius, space, text, visuallyHidden, weight } from '../kit/theme/tokens.ts';
import { fields } from './texts.ts';
import { methodName } from './wording.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: ${space(2)};
`;
const choice = css`
  display: grid;
  place-items: center;
  min-block-size: 48px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${colour.edge};
  border-radius: ${radius.control};
  background: ${colour.surface};
  ${text.body}
  font-weight: ${weight.medium};
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.quick};
  & > input {
    ${visuallyHidden}
  }
  &:has(input:checked) {
    border-color: ${colour.accent};
    box-shadow: inset 0 0 0 1px ${colour.accent};
    background: ${colour.tint};
    color: ${colour.onTint};
    font-weight: ${weight.bold};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${colour.danger};
  }
  &:has(input:disabled) {
    background: ${colour.sunken};
    border-color: ${colour.line};
    color: ${colour.soft};
    cursor: default;
  }
`;

interface MethodFieldProps {
  readonly value: number | string | null;
  readonly onChange: (method: number) => void;
  readonly error: string | null;
  readonly disabled: boolean;
}

/** How was paid: one tap on one of six; a method that the program does not know is said to be unknown. */
export const MethodField = ({ value, onChange, error, disabled }: MethodFieldProps) => {
  const known = value === null || (PAYMENT_METHODS as readonly unknown[]).includes(value);
  return (
    <FieldFrame label={fields.payment_method} required error={error} hint={known ? undefined : words.unknown}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <div className={grid} role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
          {PAYMENT_METHODS.map((method, index) => (
            <label key={method} className={choice}>
              <input
                type="radio"
                name={id}
                {...(index === 0 ? { id } : {})}
                checked={method === value}
                disabled={disabled}
                aria-invalid={invalid}
                onChange={() => onChange(method)}
              />
              {methodName(method)}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
};
