import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { iconButtonStyle } from './icon-button.tsx';

export interface IconLinkProps extends Pick<ComponentPropsWithRef<'a'>, 'tabIndex'> {
  readonly icon: Icon;
  /** Where it leads, for whoever cannot see the icon. */
  readonly label: string;
  /** An address that the browser opens itself, such as `tel:`. */
  readonly to: string;
  readonly tone?: 'plain' | 'accent';
}

/** A link that looks like a button with nothing but an icon. */
export const IconLink = ({ icon: Glyph, label, to, tone = 'plain', tabIndex }: IconLinkProps) => (
  <a href={to} tabIndex={tabIndex} className={iconButtonStyle} data-tone={tone} aria-label={label} title={label}>
    <Glyph size={22} />
  </a>
);
