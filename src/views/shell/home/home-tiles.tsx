import { css } from '@linaria/core';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { DentalArch } from '../../kit/icons/dental-arch.tsx';
import type { Icon } from '../../kit/icons/icon.tsx';
import { CalendarIcon, LedgerIcon } from '../../kit/icons/places.tsx';
import { BoxIcon, ForwardIcon, InvoiceIcon, MessageIcon, PaymentIcon, PrescriptionIcon } from '../../kit/icons/things.tsx';
import { usePartLater } from '../../kit/list/later.ts';
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
    /* In large letters the words need its place. */
    @media (max-width: 18em) {
      display: none;
    }
  }
  & [data-lit] {
    fill: currentColor;
    stroke: currentColor;
  }
`;
const cards = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
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
  &[data-depth='none'] {
    background: ${colour.surface};
    color: inherit;
    box-shadow: inset 0 0 0 1px ${colour.line};
    & > svg {
      color: ${colour.accent};
    }
  }
  &[data-depth='deep'] {
    background: ${colour.deep};
    color: ${colour.onDeep};
  }
  /* What is said of today has a line of its own. */
  &:is([data-depth='deep'], [data-depth='none']) {
    grid-column: 1 / -1;
    flex-direction: row;
    align-items: center;
    justify-content: start;
    min-block-size: 80px;
    padding-inline: ${space(4)};
    ${text.body}
    font-weight: ${weight.bold};
    & > span {
      flex: 1;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 ${space(3)};
    }
  }
`;

// What an entry says besides its name keeps its place until it is there: nothing moves when it comes.
const noteStyle = css`
  display: block;
  min-block-size: 3.4em;
  ${text.caption}
  font-weight: ${weight.normal};
`;

type EntryName = 'accounting' | 'appointments' | 'inventory' | 'prescription' | 'invoice' | 'today' | 'cheques' | 'sms';
type Load = () => Promise<{ readonly Note: ComponentType }>;

/** What other areas say on entries of this page, such as how many wait there; each comes when the page has nothing better to do. */
export type EntryNotes = Readonly<Partial<Record<EntryName, Load>>>;

const EntryNote = ({ load }: { readonly load: Load }) => {
  const part = usePartLater(load, true);
  return <span className={noteStyle}>{part ? <part.Note /> : null}</span>;
};

interface Place {
  readonly name: EntryName;
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
}

/** The name of an entry, and what is said on it. */
const EntryText = ({ label, note }: { readonly label: string; readonly note: Load | undefined }) =>
  note ? (
    <span>
      {label}
      <EntryNote load={note} />
    </span>
  ) : (
    label
  );

const places: readonly Place[] = [
  { name: 'accounting', to: '/accounting', label: home.accounting, icon: LedgerIcon },
  { name: 'appointments', to: '/appointments', label: home.appointments, icon: CalendarIcon },
  { name: 'inventory', to: '/inventory', label: home.inventory, icon: BoxIcon },
  { name: 'prescription', to: '/prescription', label: home.prescription, icon: PrescriptionIcon },
];

/** The five main places; the patients first, since that is where most errands begin. */
export const HomeTiles = ({ notes }: { readonly notes: EntryNotes }) => (
  <nav className={tiles} aria-label={home.sections}>
    <Link href="/patients" className={`${tile} ${hero}`}>
      <span>{home.patients}</span>
      <ForwardIcon />
      <span>
        <DentalArch />
      </span>
    </Link>
    {places.map(({ name, to, label, icon: Glyph }) => (
      <Link key={to} href={to} className={tile}>
        <Glyph size={28} />
        <EntryText label={label} note={notes[name]} />
      </Link>
    ))}
  </nav>
);

const errands: readonly (Place & { readonly depth: 'light' | 'middle' | 'deep' | 'none' })[] = [
  { name: 'today', to: '/appointments?view=today', label: home.today, icon: CalendarIcon, depth: 'deep' },
  { name: 'cheques', to: '/due-cheques', label: home.cheques, icon: PaymentIcon, depth: 'none' },
  { name: 'invoice', to: '/invoice-certificate', label: home.invoice, icon: InvoiceIcon, depth: 'light' },
  { name: 'sms', to: '/sms', label: home.sms, icon: MessageIcon, depth: 'middle' },
];

/** Three cards in the depths of the one colour, and a line for what is due; that of today has room for what is said of it. */
export const HomeCards = ({ notes }: { readonly notes: EntryNotes }) => (
  <nav className={cards} aria-label={home.more}>
    {errands.map(({ name, to, label, icon: Glyph, depth }) => (
      <Link key={to} href={to} className={card} data-depth={depth}>
        <Glyph size={26} />
        <EntryText label={label} note={notes[name]} />
      </Link>
    ))}
  </nav>
);
