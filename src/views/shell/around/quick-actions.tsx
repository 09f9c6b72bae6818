import { css } from '@linaria/core';
import { Link } from 'wouter';
import { useApp, useSendApp } from '../../kit/actors.tsx';
import type { Icon } from '../../kit/icons/icon.tsx';
import { PersonAddIcon, ToothIcon } from '../../kit/icons/places.tsx';
import { CalendarAddIcon, ExpenseIcon, LabIcon, PaymentIcon } from '../../kit/icons/things.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { nav, quick } from '../texts/around.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: ${space(2)};
  padding-block: ${space(2)};
  @media (min-width: 360px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
const action = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 112px;
  padding: ${space(3)} ${space(1)};
  border-radius: ${radius.card};
  ${text.caption}
  font-weight: ${weight.bold};
  text-align: center;
  & > span {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: ${radius.card};
    background: ${colour.tint};
    color: ${colour.onTint};
  }
  &:hover {
    background: ${colour.sunken};
  }
`;

const actions: readonly { readonly to: string; readonly label: string; readonly icon: Icon }[] = [
  { to: '/new-treatment', label: quick.treatment, icon: ToothIcon },
  { to: '/new-patient', label: quick.patient, icon: PersonAddIcon },
  { to: '/send-to-lab', label: quick.lab, icon: LabIcon },
  { to: '/new-payment', label: quick.payment, icon: PaymentIcon },
  { to: '/new-asset-expense', label: quick.assetExpense, icon: ExpenseIcon },
  { to: '/new-appointment', label: quick.appointment, icon: CalendarAddIcon },
];

/** What can be added from anywhere, behind the plus (SHL-QUICK-1). */
export const QuickActions = () => {
  const open = useApp((context) => context.quickActions);
  const send = useSendApp();
  return (
    <Sheet open={open} title={nav.quickTitle} onClose={() => send({ type: 'quickActions.toggled', open: false })}>
      <nav className={grid} aria-label={nav.quickTitle}>
        {actions.map(({ to, label, icon: Glyph }) => (
          <Link key={to} href={to} className={action}>
            <span>
              <Glyph size={28} />
            </span>
            {label}
          </Link>
        ))}
      </nav>
    </Sheet>
  );
};
