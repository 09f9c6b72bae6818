import { css } from '@linaria/core';
import { CheckIcon } from '../../icons/actions.tsx';
import { colour, motion, space, TARGET } from '../../theme/tokens.ts';
import { FieldFrame, type FieldProps, RequiredMark } from '../field-frame.tsx';

const line = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-block-size: ${TARGET};
  padding-block: ${space(2)};
  cursor: pointer;
  & > span:first-child {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin-block-start: 1px;
    color: ${colour.onAccent};
  }
  & input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border: 1.5px solid ${colour.edge};
    border-radius: 7px;
    background: ${colour.surface};
    cursor: inherit;
    transition: background-color ${motion.quick};
  }
  & input:checked {
    border-color: ${colour.accent};
    background: ${colour.accent};
  }
  & input[aria-invalid='true']:not(:checked) {
    border-color: ${colour.danger};
  }
  & svg {
    position: relative;
    visibility: hidden;
    pointer-events: none;
  }
  & input:checked + svg {
    visibility: visible;
  }
  & [data-mark] {
    color: ${colour.accent};
  }
  @media (hover: hover) {
    &:hover input:not(:checked, :disabled) {
      background: ${colour.tint};
    }
  }
  /* What is said about it stands under the sentence. */
  & ~ p {
    margin-block-start: -${space(2)};
    padding-inline-start: 36px;
  }
  &:has(input:disabled) {
    color: ${colour.soft};
    cursor: default;
  }
  & input:disabled {
    background: ${colour.sunken};
    border-color: ${colour.line};
  }
  & input:disabled:checked {
    background: ${colour.faint};
    border-color: ${colour.faint};
  }
  & input:disabled:checked + svg {
    color: ${colour.surface};
  }
`;

export interface CheckFieldProps extends Omit<FieldProps, 'label'> {
  /** The sentence that is true when it is ticked. */
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Yes or no to one sentence; the sentence is pressed as well as the box. */
export const CheckField = ({ label, value, onChange, disabled = false, required = false, ...field }: CheckFieldProps) => (
  <FieldFrame {...field} label={label} heading="none" required={required}>
    {(control) => (
      <label className={line}>
        <span>
          <input
            {...control}
            type="checkbox"
            autoComplete="off"
            checked={value}
            disabled={disabled}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          <CheckIcon size={18} />
        </span>
        <span>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
      </label>
    )}
  </FieldFrame>
);
