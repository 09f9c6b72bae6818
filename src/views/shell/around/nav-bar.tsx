import { useApp, useSendApp } from '../../kit/actors.tsx';
import { PlusIcon } from '../../kit/icons/actions.tsx';
import { CalendarIcon, HomeIcon, LedgerIcon, PeopleIcon } from '../../kit/icons/places.tsx';
import { BottomBar } from '../../kit/page/bottom-bar.tsx';
import { nav } from '../texts.ts';

/** The four places that are one tap away, and the plus between them. */
export const NavBar = ({ path }: { readonly path: string }) => {
  const open = useApp((context) => context.quickActions);
  const send = useSendApp();
  const within = (to: string) => path === to || path.startsWith(`${to}/`);
  return (
    <BottomBar
      label={nav.bar}
      plusLabel={nav.quick}
      plusIcon={PlusIcon}
      plusOpen={open}
      onPlus={() => send({ type: 'quickActions.toggled', open: !open })}
      places={[
        { to: '/', label: nav.home, icon: HomeIcon, current: path === '/' },
        { to: '/patients', label: nav.patients, icon: PeopleIcon, current: within('/patients') || within('/patient') },
        { to: '/appointments', label: nav.appointments, icon: CalendarIcon, current: within('/appointments') },
        { to: '/accounting', label: nav.accounting, icon: LedgerIcon, current: within('/accounting') },
      ]}
    />
  );
};
