import { css } from '@linaria/core';
import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { colour, motion, radius, TARGET } from '../theme/tokens.ts';

export const iconButtonStyle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${TARGET};
  block-size: ${TARGET};
  border-radius: ${radius.control};
  color: ${colour.soft};
  transition: background-color ${motion.quick};
  &[data-tone='accent'] {
    color: ${colour.onTint};
    background: ${colour.tint};
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${colour.sunken};
    }
    &[data-tone='accent']:hover:not(:disabled, [aria-disabled='true']) {
      background: ${colour.tintDeep};
    }
  }
  /* A step that leads no further keeps the focus. */
  &:disabled,
  &[aria-disabled='true'] {
    color: ${colour.faint};
    opacity: 0.6;
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'aria-label'> {
  readonly icon: Icon;
  /** What it does, for whoever cannot see the icon. */
  readonly label: string;
  readonly tone?: 'plain' | 'accent';
}

export const IconButton = ({ icon: Glyph, label, tone = 'plain', type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={iconButtonStyle} data-tone={tone} aria-label={label} title={label}>
    <Glyph size={22} />
  </button>
);
