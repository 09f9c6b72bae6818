import { css } from '@linaria/core';
import { rove } from '../../controls/roving.ts';
import { pageWords } from '../../page/texts.ts';
import { colour, motion, radius, space, text, visuallyHidden, weight } from '../../theme/tokens.ts';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import { presetWords } from '../texts.ts';
import { usePreset } from './preset.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
  gap: ${space(2)};
`;
const cell = css`
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
  &&[data-preset='true'] {
    border-style: dashed;
    box-shadow: none;
    background: ${colour.surface};
    font-weight: ${weight.medium};
  }
  & small {
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }
  [aria-invalid='true'] > & {
    border-color: ${colour.danger};
  }
  &:has(input:disabled) {
    background: ${colour.sunken};
    border-color: ${colour.line};
    color: ${colour.soft};
    cursor: default;
  }
  &:has(input:disabled:checked) {
    border-color: ${colour.edge};
    box-shadow: none;
    color: ${colour.ink};
  }
  @media (hover: hover) {
    &:not(:has(input:checked, input:disabled)):hover {
      background: ${colour.sunken};
    }
  }
`;

interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
}

export interface ChoiceFieldProps<V extends string | number> extends FieldProps {
  readonly choices: readonly Choice<V>[];
  /** The chosen value; one that is no choice (a code that the program does not know) is shown as unknown and stays until another is chosen. */
  readonly value: V | string | number | null | undefined;
  readonly onChange: (value: V) => void;
  /** What is chosen was chosen by nobody: it is marked until the field is touched. */
  readonly preset?: boolean;
}

/** One of a few, all in sight, by one tap. */
export const ChoiceField = <V extends string | number>({ choices, value, onChange, preset = false, disabled = false, ...field }: ChoiceFieldProps<V>) => {
  const { marked, touch } = usePreset(preset);
  const chosen = choices.findIndex((choice) => choice.value === value);
  const unknown = value !== null && value !== undefined && chosen < 0;
  return (
    <FieldFrame {...field} heading="group">
      {({ id, 'aria-invalid': invalid, ...group }) => (
        <div
          {...group}
          className={grid}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-invalid={invalid}
          onClick={touch}
          onKeyDown={(event) => {
            if (event.key === 'Enter') touch();
            rove(event, { round: true, broken: true })?.click();
          }}
        >
          {choices.map((choice, index) => (
            <label key={choice.value} className={cell} data-preset={marked && index === chosen}>
              <input
                type="radio"
                autoComplete="off"
                name={id}
                data-roving=""
                checked={index === chosen}
                disabled={disabled}
                // Where the focus enters: a refused form leads there.
                aria-invalid={index === Math.max(chosen, 0) ? invalid : undefined}
                onChange={() => onChange(choice.value)}
              />
              {choice.label}
              {marked && index === chosen ? <small>{` ${presetWords.mark}`}</small> : null}
            </label>
          ))}
          {unknown ? (
            <label className={cell}>
              <input type="radio" autoComplete="off" name={id} data-roving="" checked disabled={disabled} onChange={() => undefined} />
              {pageWords.unknown}
            </label>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
};
