import { css } from '@linaria/core';
import { useState } from 'react';
import { CheckIcon } from '../icons/actions.tsx';
import type { Icon } from '../icons/icon.tsx';
import { colour, radius, space, TARGET, text, weight } from '../theme/tokens.ts';
import { menuItemStyle } from './action-menu.tsx';
import { Sheet } from './sheet.tsx';

const face = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  flex: none;
  min-block-size: ${TARGET};
  padding-inline: ${space(2)};
  border-radius: ${radius.control};
  ${text.caption}
  font-weight: ${weight.bold};
  color: ${colour.soft};
  @media (hover: hover) {
    &:hover {
      background: ${colour.sunken};
    }
  }
`;
const option = css`
  justify-content: space-between;
  &[aria-current='true'] {
    background: ${colour.tint};
    color: ${colour.onTint};
    font-weight: ${weight.bold};
  }
`;

export interface ChoiceMenuProps<V extends string> {
  readonly icon: Icon;
  /** What is chosen between; also the title of the menu. */
  readonly label: string;
  readonly choices: Readonly<Record<V, string>>;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A button that says how something is shown, and offers the other ways. */
export const ChoiceMenu = <V extends string>({ icon: Glyph, label, choices, value, onChange }: ChoiceMenuProps<V>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={face}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label} ${choices[value]}`}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Glyph size={20} />
        {choices[value]}
      </button>
      {open ? (
        <Sheet open title={label} onClose={() => setOpen(false)} size="small">
          {(Object.keys(choices) as V[]).map((choice) => (
            <button
              key={choice}
              type="button"
              className={`${menuItemStyle} ${option}`}
              aria-current={choice === value}
              onClick={() => {
                setOpen(false);
                onChange(choice);
              }}
            >
              {choices[choice]}
              {choice === value ? <CheckIcon size={20} /> : null}
            </button>
          ))}
        </Sheet>
      ) : null}
    </>
  );
};
