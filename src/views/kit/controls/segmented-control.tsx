import { css } from '@linaria/core';
import { useId } from 'react';
import { colour, motion, radius, space, TARGET, text, visuallyHidden, weight } from '../theme/tokens.ts';

const frame = css`
  display: flex;
  flex-wrap: wrap;
  padding: ${space(1)};
  gap: ${space(1)};
  border-radius: ${radius.control};
  background: ${colour.sunken};
`;
const segment = css`
  position: relative;
  flex: 1 1 0;
  min-inline-size: min-content;
  overflow-wrap: normal;
  display: grid;
  place-items: center;
  min-block-size: ${TARGET};
  padding-inline: ${space(2)};
  border-radius: ${radius.small};
  ${text.body}
  font-weight: ${weight.medium};
  text-align: center;
  color: ${colour.soft};
  cursor: pointer;
  transition: background-color ${motion.quick};
  & input {
    ${visuallyHidden}
  }
  &:has(input:checked) {
    background: ${colour.raised};
    color: ${colour.ink};
    font-weight: ${weight.bold};
    /* White on grey tells nobody which of the two it is. */
    box-shadow: inset 0 0 0 2px ${colour.accent};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 1px;
  }
  &:has(input:disabled) {
    cursor: default;
    opacity: 0.7;
  }
`;

interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
}

export interface SegmentedControlProps<V extends string | number> {
  /** Names the group for whoever cannot see it. */
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean;
}

/** Two to four choices of which one holds, side by side; one radio group to a keyboard. */
export const SegmentedControl = <V extends string | number>({ label, choices, value, onChange, disabled = false }: SegmentedControlProps<V>) => {
  const name = useId();
  return (
    <div className={frame} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={segment}>
          <input type="radio" autoComplete="off" name={name} checked={choice.value === value} disabled={disabled} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
};
