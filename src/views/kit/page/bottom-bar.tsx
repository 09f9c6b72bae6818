import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Icon } from '../icons/icon.tsx';
import { colour, DESK, motion, radius, space, text, WIDE, weight } from '../theme/tokens.ts';

const bar = css`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  align-items: stretch;
  block-size: var(--bar);
  padding-block-end: env(safe-area-inset-bottom);
  padding-inline: ${space(1)};
  background: ${colour.surface};
  border-block-start: 1px solid ${colour.line};
  ${WIDE} {
    inset: 0 0 0 auto;
    inline-size: var(--rail);
    block-size: 100dvh;
    grid-auto-flow: row;
    grid-auto-columns: auto;
    align-content: start;
    gap: ${space(1)};
    padding: ${space(6)} ${space(3)};
    border-block-start: 0;
    border-inline-end: 1px solid ${colour.line};
  }
  ${DESK} {
    padding: ${space(4)} ${space(2)};
  }
  @media print {
    display: none;
  }
`;
const item = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-block-size: 56px;
  ${text.caption}
  /* The bar keeps its height: its labels grow no further than their places are wide. */
  font-size: min(0.8125rem, 4vw);
  white-space: nowrap;
  line-height: 1.3;
  font-weight: ${weight.medium};
  color: ${colour.soft};
  border-radius: ${radius.control};
  &[aria-current='page'] {
    color: ${colour.accent};
    font-weight: ${weight.bold};
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inline-size: 28px;
    border-block-start: 3px solid;
    border-radius: 0 0 3px 3px;
  }
  ${WIDE} {
    flex-direction: row;
    justify-content: flex-start;
    gap: ${space(3)};
    min-block-size: 48px;
    padding-inline: ${space(3)};
    ${text.body}
    &:hover {
      background: ${colour.sunken};
    }
    &[aria-current='page'] {
      background: ${colour.tint};
      color: ${colour.onTint};
    }
    &[aria-current='page']::before {
      display: none;
    }
  }
  /* At the desk the room is for lists: a narrow rail, with the names under their pictures. */
  ${DESK} {
    flex-direction: column;
    justify-content: center;
    gap: ${space(1)};
    min-block-size: 64px;
    padding-inline: 0;
    ${text.caption}
    line-height: 1.3;
  }
`;
const plus = css`
  justify-content: flex-end;
  padding-block-end: 11px;
  & > span:first-child {
    position: absolute;
    inset-block-start: -20px;
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: ${radius.card};
    background: ${colour.accent};
    color: ${colour.onAccent};
    box-shadow: 0 0 0 5px ${colour.page};
    transition: background-color ${motion.quick};
  }
  &:hover > span:first-child {
    background: ${colour.accentPressed};
  }
  ${WIDE} {
    /* Also in what is painted before the program comes, which knows no width. */
    order: -1;
    margin-block-end: ${space(3)};
    padding-block-end: 0;
    justify-content: flex-start;
    ${DESK} {
      justify-content: center;
    }
    background: ${colour.accent};
    color: ${colour.onAccent};
    &:hover {
      background: ${colour.accentPressed};
    }
    & > span:first-child {
      position: static;
      inline-size: auto;
      block-size: auto;
      background: none !important;
      box-shadow: none;
    }
  }
`;

interface BarPlace {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  readonly current: boolean;
}

export interface BottomBarProps {
  readonly label: string;
  /** It stands at the side, where the plus comes first: to keys as well, which go by the order of the page. */
  readonly rail: boolean;
  /** Two places before the plus and two after it. */
  readonly places: readonly BarPlace[];
  readonly plusLabel: string;
  readonly plusIcon: Icon;
  readonly plusOpen: boolean;
  readonly onPlus: () => void;
  readonly children?: ReactNode;
}

const Place = ({ to, label, icon: Glyph, current }: BarPlace) => (
  <Link href={to} className={item} aria-current={current ? 'page' : undefined}>
    <Glyph />
    {label}
  </Link>
);

/** At most five places at the thumb; on a wide screen the same places stand in a rail at the side. */
export const BottomBar = ({ label, rail, places, plusLabel, plusIcon: Plus, plusOpen, onPlus }: BottomBarProps) => {
  const adding = (
    <button type="button" className={`${item} ${plus}`} aria-haspopup="dialog" aria-expanded={plusOpen} onClick={onPlus}>
      <span>
        <Plus size={26} />
      </span>
      {plusLabel}
    </button>
  );
  return (
    <nav className={bar} aria-label={label} data-bottom-bar="">
      {rail ? adding : null}
      {places.slice(0, 2).map((place) => (
        <Place key={place.to} {...place} />
      ))}
      {rail ? null : adding}
      {places.slice(2, 4).map((place) => (
        <Place key={place.to} {...place} />
      ))}
    </nav>
  );
};
