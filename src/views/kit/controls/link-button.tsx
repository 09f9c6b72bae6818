import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Icon } from '../icons/icon.tsx';
import { type ButtonTone, buttonStyle } from './button.tsx';

export interface LinkButtonProps {
  /** A path of the product, or an address such as `tel:`, which the browser opens itself. */
  readonly to: string;
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  readonly icon?: Icon;
  readonly label?: string;
}

/** A link that looks like a button, for going somewhere. */
export const LinkButton = ({ to, children, tone = 'plain', icon: Glyph, label }: LinkButtonProps) => {
  const inside = (
    <>
      {Glyph ? <Glyph size={20} /> : null}
      <span>{children}</span>
    </>
  );
  const shared = { className: buttonStyle, 'data-tone': tone, ...(label === undefined ? {} : { 'aria-label': label }) };
  return to.startsWith('/') ? (
    <Link href={to} {...shared}>
      {inside}
    </Link>
  ) : (
    <a href={to} {...shared}>
      {inside}
    </a>
  );
};
