import { css } from '@linaria/core';
import { AlertIcon } from '../../icons/basics.tsx';
import { colour, hairline, motion, radius, space, TARGET, text, weight } from '../../theme/tokens.ts';
import type { Option } from './options.ts';

// In one line that scrolls: what is below must not move when the choices are others.
const row = css`
  display: flex;
  gap: ${space(2)};
  /* Taken before the choices are there: what is below must not move. */
  min-block-size: ${TARGET};
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  /* A mouse has no finger to push it with. */
  @media (hover: hover) and (pointer: fine) {
    scrollbar-width: thin;
  }
  & > button {
    flex: none;
    /* One that is longer than the line is seen whole, in two. */
    max-inline-size: 100%;
    min-block-size: ${TARGET};
    padding-inline: ${space(4)};
    border: ${hairline};
    border-radius: ${radius.round};
    background: ${colour.surface};
    color: ${colour.ink};
    ${text.body}
    transition: background-color ${motion.quick};
  }
  & > button[aria-pressed='true'] {
    border-color: ${colour.accent};
    background: ${colour.tint};
    color: ${colour.onTint};
    font-weight: ${weight.medium};
  }
  & > button[data-warned] {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    border-color: ${colour.danger};
    color: ${colour.danger};
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
`;

interface QuickChoicesProps {
  /** Names the choices for whoever cannot see what they stand under. */
  readonly label: string;
  /** Null while there will be some. */
  readonly options: readonly Option<number>[] | null;
  readonly value: number | null;
  readonly disabled?: boolean;
  readonly onChoose: (value: number) => void;
}

/** The few choices that are most likely, each one tap; all others are in the field above. */
export const QuickChoices = ({ label, options, value, disabled = false, onChoose }: QuickChoicesProps) =>
  options?.length === 0 ? null : (
    <fieldset className={row} aria-label={label} aria-hidden={options === null}>
      {options?.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          data-warned={option.warning ? true : undefined}
          aria-description={option.warning ?? undefined}
          disabled={disabled}
          onClick={() => onChoose(option.value)}
        >
          {option.warning ? <AlertIcon size={16} /> : null}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
