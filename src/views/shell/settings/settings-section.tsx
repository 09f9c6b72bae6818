import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { DownIcon, ForwardIcon } from '../../kit/icons/actions.tsx';
import type { Icon } from '../../kit/icons/icon.tsx';
import { colour, motion, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { settings } from '../texts.ts';

const section = css`
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
  &:first-of-type {
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
  &:last-of-type {
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
  & > summary {
    list-style: none;
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: 60px;
    padding: ${space(2)} ${space(4)};
    cursor: pointer;
    font-weight: ${weight.bold};
    border-radius: inherit;
  }
  & > summary > svg:first-child {
    color: ${colour.accent};
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg:last-child {
    margin-inline-start: auto;
    color: ${colour.faint};
    transition: transform ${motion.quick};
  }
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  & > ul {
    padding: 0 ${space(4)} ${space(3)};
  }
`;
const entry = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 52px;
  padding-inline: ${space(2)};
  border-radius: ${radius.control};
  text-align: start;
  & > svg {
    color: ${colour.soft};
  }
  & > small,
  & > svg:last-child:not(:first-child) {
    margin-inline-start: auto;
    ${text.caption}
    color: ${colour.faint};
  }
  &:hover {
    background: ${colour.sunken};
  }
`;

export interface SectionProps {
  readonly title: string;
  readonly icon: Icon;
  readonly children: ReactNode;
}

/** A part of the settings that opens and closes. */
export const Section = ({ title, icon: Glyph, children }: SectionProps) => (
  <details className={section} name="settings">
    <summary>
      <Glyph />
      {title}
      <DownIcon size={20} />
    </summary>
    <ul>{children}</ul>
  </details>
);

export const SettingsLink = ({ to, label, icon: Glyph }: { readonly to: string; readonly label: string; readonly icon?: Icon }) => (
  <li>
    <Link href={to} className={entry}>
      {Glyph ? <Glyph size={20} /> : null}
      {label}
      <ForwardIcon size={18} />
    </Link>
  </li>
);

/** A control with nothing behind it in this version, which says so before and when it is used. */
export const DeadEntry = ({ label, icon: Glyph, onUse }: { readonly label: string; readonly icon: Icon; readonly onUse: () => void }) => (
  <li>
    <button type="button" className={entry} onClick={onUse}>
      <Glyph size={20} />
      {label}
      <small>{settings.inactive}</small>
    </button>
  </li>
);
