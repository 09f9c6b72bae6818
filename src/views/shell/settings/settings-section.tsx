import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Icon } from '../../kit/icons/icon.tsx';
import { DownIcon, ForwardIcon } from '../../kit/icons/things.tsx';
import { sectionHeadStyle, sectionStyle } from '../../kit/page/sections.tsx';
import { colour, radius, space, text } from '../../kit/theme/tokens.ts';
import { settings } from '../texts/settings.ts';

const list = css`
  padding: 0 ${space(4)} ${space(3)};
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

interface SectionProps {
  readonly title: string;
  readonly icon: Icon;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part of the settings that opens and closes; whether it is open is the workflow's to say, so that it still is on return. */
export const Section = ({ title, icon: Glyph, open, onToggle, children }: SectionProps) => (
  <details className={sectionStyle} open={open}>
    {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button, by keys as well */}
    <summary
      className={sectionHeadStyle}
      onClick={(event) => {
        event.preventDefault();
        onToggle(!open);
      }}
    >
      <Glyph />
      {title}
      <DownIcon size={20} />
    </summary>
    {open ? children : null}
  </details>
);

/** The entries of a part, one below the other. */
export const Entries = ({ children }: { readonly children: ReactNode }) => <ul className={list}>{children}</ul>;

export const SettingsLink = ({ to, label, icon: Glyph }: { readonly to: string; readonly label: string; readonly icon?: Icon }) => (
  <li>
    <Link href={to} className={entry}>
      {Glyph ? <Glyph size={20} /> : null}
      <span>{label}</span>
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
