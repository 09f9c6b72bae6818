import type { ReactNode } from 'react';
import { type ButtonTone, buttonStyle } from './button.tsx';

export interface OutsideButtonProps {
  /** An address outside the program: of a chat, or `sms:`. */
  readonly to: string;
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  /** The browser opens it. */
  readonly onOpen?: () => void;
}

/** A link out of the program that looks like a button. The tap opens it, so that no browser takes it for a pop-up; pages open beside this one, and learn nothing of it. */
export const OutsideButton = ({ to, children, tone = 'plain', onOpen }: OutsideButtonProps) => (
  <a href={to} className={buttonStyle} data-tone={tone} onClick={onOpen} rel="noopener noreferrer" {...(to.startsWith('http') ? { target: '_blank' } : {})}>
    <span>{children}</span>
  </a>
);
