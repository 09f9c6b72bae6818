import { css } from '@linaria/core';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { colour, hairline, motion, radius, space, TARGET, text, weight } from '../theme/tokens.ts';

export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-block-size: 48px;
  min-inline-size: ${TARGET};
  padding-inline: ${space(5)};
  border-radius: ${radius.control};
  ${text.body}
  font-weight: ${weight.bold};
  text-align: center;
  transition:
    background-color ${motion.quick},
    transform ${motion.quick};
  background: ${colour.sunken};
  color: ${colour.ink};

  &[data-wide='true'] {
    inline-size: 100%;
  }
  &[data-tone='primary'] {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }
  &[data-tone='secondary'] {
    background: ${colour.tint};
    color: ${colour.onTint};
  }
  &[data-tone='quiet'] {
    background: transparent;
    color: ${colour.accent};
    padding-inline: ${space(3)};
  }
  &[data-tone='danger'] {
    background: ${colour.danger};
    color: ${colour.onDanger};
  }
  &[data-tone='plain'] {
    background: ${colour.surface};
    border: ${hairline};
  }
  @media (hover: hover) {
    &[data-tone='primary']:not(:disabled, [aria-busy]):hover {
      background: ${colour.accentPressed};
    }
    &[data-tone='secondary']:not(:disabled, [aria-busy]):hover {
      background: ${colour.tintDeep};
    }
    &[data-tone='quiet']:not(:disabled, [aria-busy]):hover {
      background: ${colour.tint};
    }
    &[data-tone='danger']:not(:disabled, [aria-busy]):hover {
      background: ${colour.dangerPressed};
    }
  }
  &:not(:disabled, [aria-busy]):active {
    transform: scale(0.98);
  }
  &:disabled {
    background: ${colour.sunken};
    color: ${colour.faint};
  }
`;

const spinner = css`
  inline-size: 1.1em;
  block-size: 1.1em;
  border-radius: ${radius.round};
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  animation: turn 800ms linear infinite;
  @keyframes turn {
    to {
      transform: rotate(-1turn);
    }
  }
`;

/** Turns while something is under way; say in words beside it what that is. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />;

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  readonly children: ReactNode;
  /** One `primary` to a screen: the next step. */
  readonly tone?: ButtonTone;
  readonly icon?: Icon;
  /** Under way: the button turns, and does not answer again. */
  readonly busy?: boolean;
  readonly wide?: boolean;
}

/** A disabled button would lose the focus; this keeps it, and neither does nor submits anything. */
const swallow = (event: MouseEvent) => event.preventDefault();

export const Button = ({ children, tone = 'plain', icon: Glyph, busy = false, wide = false, type = 'button', onClick, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonStyle}
    data-tone={tone}
    data-wide={wide}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? swallow : onClick}
  >
    {busy ? <Spinner /> : Glyph ? <Glyph size={20} /> : null}
    <span>{children}</span>
  </button>
);
