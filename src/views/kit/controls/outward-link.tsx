import type { ReactNode } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { type ButtonTone, buttonStyle } from './button.tsx';

interface OutwardLinkProps {
  /** An address that another program opens. */
  readonly to: string;
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  readonly icon?: Icon;
  readonly label?: string;
  /** It was opened; nothing here makes it wait. */
  readonly onOpen: () => void;
}

/** A link that the browser itself opens in the tap, in a window of its own that knows nothing of this one. */
export const OutwardLink = ({ to, children, tone = 'plain', icon: Glyph, label, onOpen }: OutwardLinkProps) => (
  <a
    href={to}
    target={to.startsWith('https:') ? '_blank' : undefined}
    rel="noopener noreferrer"
    className={buttonStyle}
    data-tone={tone}
    aria-label={label}
    onClick={onOpen}
  >
    {Glyph ? <Glyph size={20} /> : null}
    <span>{children}</span>
  </a>
);
