import { css } from '@linaria/core';
import { Link } from 'wouter';
import { DentalArch } from '../../kit/icons/dental-arch.tsx';
import type { Icon } from '../../kit/icons/icon.tsx';
import { CalendarIcon, LedgerIcon } from '../../kit/icons/places.tsx';
import { BoxIcon, ForwardIcon, InvoiceIcon, MessageIcon, PrescriptionIcon } from '../../kit/icons/things.tsx';
import { colour, motion, radius, space, TABLET, text, weight } from '../../kit/theme/tokens.ts';
import { home } from '../texts/home.ts';

const tiles = css`
  display: grid;
  /* As many as have room for their words, however large these are. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
  gap: ${space(3)};
  ${TABLET} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
const tile = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: 112px;
  padding: ${space(4)};
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: inset 0 0 0 1px ${colour.line};
  ${text.body}
  font-weight: ${weight.bold};
  transition: background-color ${motion.quick};
  & > svg {
    color: ${colour.accent};
  }
  &:hover {
    background: ${colour.tint};
  }
`;
const hero = css`
  grid-column: 1 / -1;
  position: relative;
  overflow: hidden;
  min-block-size: 132px;
  background: ${colour.deep};
  color: ${colour.onDeep};
  box-shadow: none;
  flex-direction: row;
  align-items: end;
  ${text.title}
  &:hover {
    background: ${colour.deepPressed};
  }
  & > svg {
    color: inherit;
  }
  & > span:last-of-type {
    position: absolute;
    inset-block-start: 18px;
    inset-inline-end: 44px;
    inline-size: min(176px, 38%);
    opacity: 0.45;
  }
  & [data-lit] {
    fill: currentColor;
    stroke: currentColor;
  }
`;
const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr));
  gap: ${space(3)};
`;
const card = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(3)};
  min-inline-size: 0;
  min-block-size: 104px;
  padding: ${space(3)};
  border-radius: ${radius.card};
  ${text.caption}
  font-weight: ${weight.bold};
  background: ${colour.tint};
  color: ${colour.onTint};
  overflow-wrap: normal;
  &[data-depth='middle'] {
    background: ${colour.tintDeep};
  }
  &[data-depth='deep'] {
    background: ${colour.deep};
    color: ${colour.onDeep};
  }
`;

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
}

const places: readonly Place[] = [
  { to: '/accounting', label: home.accounting, icon: LedgerIcon },
  { to: '/appointments', label: home.appointments, icon: CalendarIcon },
  { to: '/inventory', label: home.inventory, icon: BoxIcon },
  { to: '/prescription', label: home.prescription, icon: PrescriptionIcon },
];

/** The five main places; the patients first, since that is where most errands begin. */
export const HomeTiles = () => (
  <nav className={tiles} aria-label={home.sections}>
    <Link href="/patients" className={`${tile} ${hero}`}>
      <span>{home.patients}</span>
      <ForwardIcon />
      <span>
        <DentalArch />
      </span>
    </Link>
    {places.map(({ to, label, icon: Glyph }) => (
      <Link key={to} href={to} className={tile}>
        <Glyph size={28} />
        {label}
      </Link>
    ))}
  </nav>
);

const errands: readonly (Place & { readonly depth: 'light' | 'middle' | 'deep' })[] = [
  { to: '/invoice-certificate', label: home.invoice, icon: InvoiceIcon, depth: 'light' },
  { to: '/appointments', label: home.today, icon: CalendarIcon, depth: 'deep' },
  { to: '/sms', label: home.sms, icon: MessageIcon, depth: 'middle' },
];

/** Three cards in the depths of the one colour. */
export const HomeCards = () => (
  <nav className={cards} aria-label={home.more}>
    {errands.map(({ to, label, icon: Glyph, depth }) => (
      <Link key={to} href={to} className={card} data-depth={depth}>
        <Glyph size={26} />
        {label}
      </Link>
    ))}
  </nav>
);
